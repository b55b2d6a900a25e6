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
refused-repeated-key = The key “{ $what }” stands twice in one object.
refused-missing-field = “{ $what }” is missing at { $where }.
refused-unknown-field = Nothing is called “{ $what }” at { $where }.
refused-wrong-type = At { $where }, { $expected } is expected, not { $what }.
refused-wrong-value = The value at { $where } will not do: { $what }.
refused-option-value = { $where } cannot be { $what }, only one of these: { $values }.
refused-unreadable = The file cannot be read: { $what }.
refused-unwritable = The file cannot be written: { $what }.
refused-file-too-big = The file is too big; { $most } bytes are the most.
refused-unknown-format = This version does not read the format “{ $what }”, only these: { $known }.
refused-unknown-game = The game “{ $what }” is not installed here.
refused-broken-game = The game “{ $what }” cannot be loaded (package: { $package }). The command “deadpan games” says why.
refused-wrong-seats =
    { $count ->
        [one] { $count } player is
       *[other] { $count } players are
    } at the table; { $fewest } to { $most } can play.
refused-bad-name = The name at { $where } must be printable and have 1 to { $most } characters.
refused-no-deal = The record has neither a seed nor a set-up.
refused-too-many-choices = There are too many choices; { $most } are the most.
refused-endless = The game has not ended after { $most } choices.
refused-events-differ = Event { $number } is not what happens in this version.
refused-no-such-seat = There is no seat { $what }; { $seats } play, counted from 0.
refused-negative-count = “{ $what }” is no number of choices.
refused-names-and-seats = There are { $names } names for { $seats } seats.
refused-no-option-value = “{ $what }” is no option; write name=value.

## A choice that nobody asked for

refused-game-over = The game is over.
refused-not-your-turn = The next choice belongs to { $asked }.
refused-other-question = Something else is being asked.
refused-not-legal = That is not among the choices.
refused-stale-ask = That question is no longer open.

## Replaying and playing

replay-players = Players: { $players }.
replay-options = Options: { $options }.
option-setting = { $name }: { $value }
replay-asked = Next to choose: { $players }.
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
