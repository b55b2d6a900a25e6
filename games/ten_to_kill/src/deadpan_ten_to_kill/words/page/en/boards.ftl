### 10' to Kill. The board editor.

boards-start = Start from
boards-shape-square = Square
boards-shape-ring = Ring
boards-shape-cross = Cross
boards-shape-boulevard = Boulevard
boards-shape-staircase = Staircase
boards-shape-archipelago = Archipelago
boards-random = Random
boards-empty = Nothing
boards-yours = Your towns
boards-none = None yet. Name one and keep it.
boards-unfinished = no town yet
boards-delete = Throw { $name } away
boards-gone = { $name } is gone.
boards-bring-back = Bring it back
boards-papers = Paperwork
boards-editions = Rulebooks
boards-fits =
    { $verdict ->
        [yes] allowed
        [not-yet] not yet
       *[no] not allowed
    }
boards-name = Name of the town
boards-keep = Keep it
boards-keep-over = Replace it
boards-kept = Kept in this browser.
boards-share = The whole town is in its link.
boards-qr = QR code of this town’s address
boards-make = Open a table with this board
boards-try = Try it against bots
boards-nonsense = That link holds no town we can read. Here is an empty plot instead.

## The sheet

plan-sheet = The plan
plan-tools = Tools
plan-tool-lay = Tiles
plan-tool-mark = Snipers
plan-undo = Undo
plan-redo = Redo
plan-turn = Turn the town
plan-mirror = Mirror the town
plan-clear = Clear the plot
plan-no-tile = empty
plan-alone-short = touches no other tile
plan-box =
    { $count ->
        [0] box empty
       *[other] { $count } in the box
    }
plan-box-empty = The box is empty.
plan-box-empty-small = A town has sixteen tiles. Take one up to lay it elsewhere.
plan-empty = An empty plot.
plan-empty-small = Lay sixteen tiles: click, drag, or use the arrows and press Enter.
plan-left =
    { $count ->
        [one] One tile left to lay.
       *[other] { $count } tiles left to lay.
    }
plan-left-small = A town has sixteen, each sharing an edge with another.
plan-alone =
    { $count ->
        [one] Out of touch: { $place }.
       *[other] { $count } tiles are out of touch.
    }
plan-alone-small = Every tile shares an edge with another. Corners do not count.
plan-parts = A town in { $count } parts.
plan-parts-small = The English and the Polish rulebook allow islands. The French ones do not.
plan-ready = A town. It will do.
plan-ready-small = Every rulebook accepts it.
plan-snipers = Sniper tiles
plan-by-chance = By chance
plan-by-hand = By hand
plan-marked =
    { $count ->
        [one] One tile is marked.
       *[other] { $count } tiles are marked.
    }
plan-mark-random = Shuffle
plan-chance-marks =
    { $count ->
        [one] One picked at random.
       *[other] { $count } picked at random.
    }
