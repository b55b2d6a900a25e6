#!/bin/sh
# Makes sure that there are an nginx, a Caddy and an openssl for the tests of deploy/. Debian's packages are unpacked
# under build/proxies and not installed, because installing them would start their services.
set -eu
cd "$(dirname "$0")/.."
PATH="$PATH:/usr/sbin:$PWD/build/proxies/usr/sbin:$PWD/build/proxies/usr/bin"
missing=""
for name in nginx caddy openssl; do
    command -v "$name" >/dev/null 2>&1 || missing="$missing $name"
done
if [ -z "$missing" ]; then exit 0; fi
if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests of deploy/ need$missing: install them." >&2
    exit 1
fi
run=""
if [ "$(id -u)" -ne 0 ]; then run="sudo"; fi
mkdir -p build/proxies
cd build/proxies
# shellcheck disable=SC2086  # split into one word per package
apt-get download $missing >/dev/null 2>&1 || {
    $run apt-get update >/dev/null
    apt-get download $missing >/dev/null
}
for package in *.deb; do
    dpkg-deb --extract "$package" .
    rm "$package"
done
