### What no game in particular says.

## Names and lists

seat-name = seat { $number }
list-go-on = { $list }, { $item }
list-end = { $list } and { $item }
value-none = none
value-yes = yes
value-no = no

## A file that is no record

refused-not-json = This is not JSON: { $what }.
refused-too-deep = The JSON is nested too deeply.
refused-repeated-key = The key “{ $what }” appears twice in one object.
refused-missing-field = “{ $what }” is missing at { $where }.
refused-unknown-field = There is no field “{ $what }” at { $where }.
refused-wrong-type = { $where } should be { $expected }, not { $what }.
refused-wrong-value = The value at { $where } is not allowed: { $what }.
refused-unknown-option = There is no option “{ $what }”, only these: { $known }.
refused-option-value = { $where } cannot be { $what }, only one of these: { $values }.
refused-unreadable = The file cannot be read: { $what }.
refused-unwritable = The file cannot be written: { $what }.
refused-file-too-big = The file is too big (limit: { $most } bytes).
refused-unknown-format = This version does not read the format “{ $what }”, only these: { $known }.
refused-unknown-game =
    The game “{ $what }” is not installed here.{ $count ->
        [0] { "" }
       *[other] { " " }Installed: { $known }.
    }
refused-broken-game = The game “{ $what }” cannot be loaded (package: { $package }). The command “deadpan games” says why.
refused-wrong-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } at the table; this game is for { $fewest } to { $most }.
refused-bad-name = The name at { $where } must have 1 to { $most } visible characters.
refused-no-deal = The record has neither a seed nor a set-up.
refused-too-many-choices = Too many choices (limit: { $most }).
refused-endless = The game has not ended after { $most } choices.
refused-events-differ = This version disagrees with the record at event { $number }.
refused-no-such-seat = There is no seat { $what }: { $seats } players, numbered from 0.
refused-negative-count = “{ $what }” is not a number of choices.
refused-names-and-seats = There are { $names } names for { $seats } seats.
refused-no-option-value = “{ $what }” is not an option; write name=value.

## A choice that nobody asked for

refused-game-over = The game is over.
refused-not-your-turn = Not yet: it is up to { $asked }.
refused-other-question = That was not the question.
refused-not-legal = That is not among the choices.
refused-stale-ask = Too late: that question is closed.

## Replaying and playing

replay-players = Players: { $players }.
replay-options = { $options }.
option-setting = { $name }: { $value }
replay-asked = Waiting for { $players }.
score-line =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
options-default = Default: { $value }.

## The installed games

games-none = No game is installed.
games-package = Package: { $package } { $version }.
games-players = Players: { $fewest } to { $most }.
games-bots = Bots: { $levels }.
games-broken = It cannot be loaded: { $reason }
