### Looking after the store of a server.

backup-done =
    { $count ->
        [one] { $count } table is copied to { $file }, and the copy is whole.
       *[other] { $count } tables are copied to { $file }, and the copy is whole.
    }
backup-not-whole =
    { $tables ->
        [one] { $tables } table is copied to { $file }. Damaged, there as here: { $codes }.
       *[other] { $tables } tables are copied to { $file }. Damaged, there as here: { $codes }.
    }
restore-done =
    { $count ->
        [one] { $count } table is back in { $folder }.
       *[other] { $count } tables are back in { $folder }.
    }
restore-not-whole = Damaged, and closed to everybody: { $codes }.
restore-aside = What was there before is now { $file }.
refused-no-store = There are no tables in { $folder }.
refused-file-exists = { $file } is there already. Add --replace to write over it.
refused-store-in-use = A server runs on the tables in { $folder }. Stop it first.
refused-store-exists = There are tables in { $folder } already. Add --replace to put them aside.
refused-store-unusable = That does not work: { $what }.
refused-unreadable-table = This table was written by another version of the software, and this one cannot read it.
refused-game-not-installed = This table plays { $game }, a game that is not installed here now, or cannot be loaded (package: { $package }). The table is kept, and opens again when the game is back.
bring-back-done = Table { $code } is back. Its links work as before.
bring-back-none = No table was put aside in { $folder }.
bring-back-listed =
    { $days ->
        [0] { $code }: last used on { $date }; about to be deleted.
        [one] { $code }: last used on { $date }; kept until the server has run for { $days } more day.
       *[other] { $code }: last used on { $date }; kept until the server has run for { $days } more days.
    }
refused-not-aside = No table { $what } was put aside in { $folder }.
refused-aside-damaged = Table { $what } is damaged. It stays as it is.
refused-server-there = A server runs on the tables in { $folder } already: process { $pid }.
refused-store-gone = There were tables in { $folder }, and they are gone. Put a copy back (deadpan restore), or start with none: deadpan serve --new-store.
refused-shelf-emptied =
    { $count ->
        [one] The list of tables in { $folder } is empty, but the log of { $count } table is there. Put a copy back (deadpan restore --replace), or start with none: deadpan serve --new-store puts what is there aside.
       *[other] The list of tables in { $folder } is empty, but the logs of { $count } tables are there. Put a copy back (deadpan restore --replace), or start with none: deadpan serve --new-store puts what is there aside.
    }
refused-store-there =
    { $count ->
        [one] Nothing is lost: there is { $count } table in { $folder }. Start without --new-store.
       *[other] Nothing is lost: there are { $count } tables in { $folder }. Start without --new-store.
    }
refused-not-whole =
    { $count ->
        [one] { $file } is not whole: the log of { $count } table is damaged ({ $codes }). Nothing was changed. With --damaged it is copied as it is.
       *[other] { $file } is not whole: the logs of { $count } tables are damaged ({ $codes }). Nothing was changed. With --damaged they are copied as they are.
    }
refused-damaged-table = This table is damaged, and closed until whoever runs the server has seen to it.
