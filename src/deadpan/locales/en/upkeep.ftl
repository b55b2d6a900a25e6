### Looking after the store of a server.

backup-done =
    { $count ->
        [one] { $count } table is copied to { $file }, and the copy is whole.
       *[other] { $count } tables are copied to { $file }, and the copy is whole.
    }
restore-done =
    { $count ->
        [one] { $count } table is back in { $folder }.
       *[other] { $count } tables are back in { $folder }.
    }
restore-aside = What was there before is now { $file }.
refused-no-store = There are no tables in { $folder }.
refused-file-exists = { $file } is there already. Add --replace to write over it.
refused-store-in-use = A server runs on the tables in { $folder }. Stop it first.
refused-store-exists = There are tables in { $folder } already. Add --replace to put them aside.
refused-store-unusable = That does not work: { $what }.
refused-unreadable-table = This table was written by another version of the software, and this one cannot read it.
