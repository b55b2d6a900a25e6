#!/bin/sh
# Makes sure that there is a browser for the browser tests. Debian's headless shell is the same Chromium without its own
# windows: the tests take a fifth less of the processor's time. Where it cannot be installed, any Chromium will do.
set -eu
found() {
    for name in "$@"; do
        if command -v "$name" >/dev/null 2>&1; then return 0; fi
    done
    return 1
}
run=""
if [ "$(id -u)" -ne 0 ]; then run="sudo"; fi
install() {
    $run apt-get install --yes --no-install-recommends "$1" >/dev/null 2>&1 || {
        $run apt-get update >/dev/null 2>&1
        $run apt-get install --yes --no-install-recommends "$1" >/dev/null 2>&1
    }
}
if found "${CHROMIUM:-chromium-headless-shell}"; then exit 0; fi
any="chromium chromium-browser google-chrome google-chrome-stable"
if [ -n "$run" ] && found $any; then exit 0; fi # nobody is asked for a password to save time
if command -v apt-get >/dev/null 2>&1; then
    install chromium-headless-shell || found $any || install chromium || {
        echo "The browser tests need Chromium, and apt-get could not install it." >&2
        exit 1
    }
elif ! found $any; then
    echo "The browser tests need Chromium: install it, or set CHROMIUM to its path." >&2
    exit 1
fi
