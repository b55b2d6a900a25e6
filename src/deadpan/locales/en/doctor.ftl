### What `deadpan doctor` finds.

## At the address of a server

doctor-no-answer = No proper answer from { $url }: { $what }.
doctor-moved = { $url } sends everybody on to “{ $where }”. Check that address instead.
doctor-nobody-behind = The proxy at { $url } answers, but finds no server behind it (status { $status }). Is the server running, on the port that the proxy expects?
doctor-not-deadpan = What answers at { $url } is not Deadpan.
doctor-healthy = Deadpan answers at { $url }.
doctor-name-unknown = The server does not go by the name { $name }. Start it with --public-url { $origin }, and have the proxy pass the Host header on.
doctor-version-same = It runs the version that is installed here, { $version }.
doctor-version-differs = It runs version { $there }, but { $here } is installed here. Restart the server after an upgrade.
doctor-tables = Tables: { $tables }, awake: { $awake }.
doctor-room-enough = Open sockets: { $sockets }. There is room for { $room }.
doctor-room-short = There is room for { $room } sockets instead of { $most }: the server is not allowed to open enough files. Raise its limit (LimitNOFILE).
doctor-no-tls = There is no TLS: anybody on the line can read along. That will do at home, not on the internet.
doctor-certificate-good =
    { $days ->
        [one] The certificate is good for { $days } more day.
       *[other] The certificate is good for { $days } more days.
    }
doctor-certificate-ends =
    { $days ->
        [one] The certificate expires in { $days } day, and nothing has renewed it.
       *[other] The certificate expires in { $days } days, and nothing has renewed it.
    }
doctor-certificate-bad = Browsers will not accept the certificate: { $what }.
doctor-clock-right = The server’s clock is right.
doctor-clock-missing = The server does not say what time it is: the Date header is missing.
doctor-clock-wrong = The server’s clock and this one differ by { $seconds } seconds. Sync both (NTP).
doctor-headers-right = The security headers come through.
doctor-headers-wrong = These headers do not come through as the server sends them: { $headers }. The proxy must leave them alone.
doctor-no-hsts = Browsers are not told to insist on TLS. Start the server with --public-url { $origin }.
doctor-page-served =
    { $count ->
        [one] The page is served, and the { $count } file it needs.
       *[other] The page is served, and the { $count } files it needs.
    }
doctor-page-missing = There is no page (status { $status }): the browser client was not built into the package.
doctor-page-strange = The page is not the one that belongs to Deadpan.
doctor-asset-lost = The page needs { $file }, and does not get it (status { $status }, { $kind }).
doctor-own-page-refused = The server takes its own page for a stranger’s. Let the proxy pass on the Host header, or start the server with --public-url { $origin }.
doctor-socket-works = The page can make tables and open sockets, all the way through.
doctor-no-socket = No socket opens: { $what }. The proxy must pass on the Upgrade and Connection headers.
doctor-strangers-refused = Pages of other sites are refused.
doctor-strangers-let-in = Pages of other sites are let in. The proxy must pass on the Origin header.
doctor-caller-known = The server sees who calls: you are { $address }.
doctor-caller-hidden = The server sees the proxy in place of callers, and limits all of them together. Start it with --trust-proxy { $address }.
doctor-caller-unnamed = The server sees { $address } in place of callers, and limits all of them together. The proxy must set the X-Forwarded-For header.
doctor-caller-forged = Callers from { $address } can pretend to be somebody else. Let the proxy overwrite the X-Forwarded-For header and not add to it.

## In the folder of its tables

doctor-store-missing = There are no tables in { $folder }.
doctor-store-gone = There were tables in { $folder }, and they are gone. The server will not start. Restore a copy.
doctor-store-unreadable = { $file } cannot be read: { $what }.
doctor-store-layout = The store was written by another version (layout { $there }, this one knows { $here }).
doctor-store-damaged = The store is damaged: { $what }. Restore a copy.
doctor-store-torn =
    { $count ->
        [one] The log of { $count } table is damaged: { $codes }. It is left as it is, and nobody can play there. Restore a copy.
       *[other] The logs of { $count } tables are damaged: { $codes }. They are left as they are, and nobody can play there. Restore a copy.
    }
doctor-shelf-emptied =
    { $count ->
        [one] The list of tables is empty, but the log of { $count } table is there. The server will not start. Restore a copy.
       *[other] The list of tables is empty, but the logs of { $count } tables are there. The server will not start. Restore a copy.
    }
doctor-store-whole =
    { $count ->
        [one] The store is whole, with { $count } table.
       *[other] The store is whole, with { $count } tables.
    }
doctor-tables-aside =
    { $count ->
        [one] { $count } table that has been unused for long is put aside (deadpan bring-back).
       *[other] { $count } tables that have been unused for long are put aside (deadpan bring-back).
    }
doctor-tables-readable = This version can carry on with every table.
doctor-tables-strange =
    { $count ->
        [one] This version cannot read { $count } table: { $codes }. Go back to the version that wrote it.
       *[other] This version cannot read { $count } tables: { $codes }. Go back to the version that wrote them.
    }
doctor-dates-ahead =
    { $count ->
        [one] { $count } table has a date in the future. The clock was wrong once; no harm done.
       *[other] { $count } tables have a date in the future. The clock was wrong once; no harm done.
    }
doctor-disk-roomy = There are { $free } MB free on its disk.
doctor-disk-full = There are only { $free } MB free on its disk; the store itself takes up { $size } MB.
doctor-files-closed = Nobody else can get at the files in { $folder }.
doctor-file-open = Others on the machine can get at { $file }. Remove their access (chmod go-rwx).
doctor-file-foreign = { $file } does not belong to { $owner }, who owns the folder. The server cannot write to it.

## In the end

doctor-verdict =
    { $count ->
        [0] All is well.
        [one] { $count } thing is wrong.
       *[other] { $count } things are wrong.
    }
doctor-tables-waiting =
    { $count ->
        [one] { $count } table waits for the game { $game } (package: { $package }), which is not installed or cannot be loaded: { $codes }. It is kept. Install the package and restart the server.
       *[other] { $count } tables wait for the game { $game } (package: { $package }), which is not installed or cannot be loaded: { $codes }. They are kept. Install the package and restart the server.
    }
doctor-games-whole =
    { $count ->
        [one] { $count } game is installed.
       *[other] { $count } games are installed.
    }
doctor-game-broken = The game { $game } of the package { $package } { $version } cannot be loaded: { $reason }
