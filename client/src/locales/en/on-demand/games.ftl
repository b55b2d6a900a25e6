### The page of all games of this device.

kept-here = This list and your seats are kept in this browser, and nowhere else.
kept-nowhere = This browser lets pages keep nothing: when you close it, the list and your seats are gone. A seat can move to another device before that, from the menu of its table.
kept-none = No games yet. Nobody has died.
forget = Forget
forgotten = Table { $code } is forgotten.
undo = Undo
kept-file = Export and import
kept-file-small = A file takes the list to another browser, with your seats. Whoever has the file has them too.
export = Export
import = Import
import-added =
    { $count ->
        [0] Nothing new in this file.
        [one] One game added.
       *[other] { $count } games added.
    }
import-too-long = The file is over one megabyte. A list of games is never that long.
import-not-games = This file is not a list of games.
import-unknown-key = This file says “{ $key }”, which no list of games says. Nothing was added.
import-bad-entry = Entry { $number } of this file is damaged. Nothing was added.
