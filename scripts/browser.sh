#!/bin/sh
# Makes sure that there is a Chromium for the browser tests; if there is none, installs Debian's.
set -eu
for name in "${CHROMIUM:-chromium}" chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The browser tests need Chromium: install it, or set CHROMIUM to its path." >&2
    exit 1
fi
run=""
if [ "$(id -u)" -ne 0 ]; then run="sudo"; fi
$run apt-get install --yes --no-install-recommends chromium >/dev/null 2>&1 || {
    $run apt-get update >/dev/null
    $run apt-get install --yes --no-install-recommends chromium >/dev/null
}
