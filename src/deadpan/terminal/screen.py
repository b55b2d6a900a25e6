"""The screen of the table: the board, the question, the choices, the log."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList

from deadpan.kernel.beats import Said
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask, Choice
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.terminal.canvas_widget import CanvasWidget
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick, choice_builder
from deadpan.terminal.local_game import YOU, LocalGame
from deadpan.terminal.modals import Leave, count_sheet, help_sheet
from deadpan.terminal.notes import Notes
from deadpan.terminal.panels import KEYS, Choices, Confirm, Links, LogPanel, PlainTextLine, Verbs, first_of
from deadpan.terminal.render_context import RenderContext, board_of, things_in


class TableScreen(Screen[None]):
    """The screen of one person at the table."""

    HORIZONTAL_BREAKPOINTS = [(100, "-wide"), (160, "-very-wide")]  # noqa: RUF012 -- as Textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", show=False, priority=True),
        Binding("escape,backspace", "back", show=False, priority=True),
        *(Binding(str(number), f"verb({number})", show=False) for number in range(1, 10)),
        Binding("c", "cover", show=False),
        Binding("f", "turn_page", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark,h", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, local_game: LocalGame, lang: Language) -> None:
        super().__init__()
        self._local_game = local_game
        self._board = board_of(local_game.game.name)
        self._lang: Language = lang
        self._words = Words(lang)
        self.builder: ChoiceBuilder | None = None
        self.unasked: ChoiceBuilder | None = None
        """What the person may choose without being asked. While they build it, the bots wait."""
        self.cursor: Pick | None = None
        self._recent: list[Said] = []
        self._is_covered = False
        self._shows_notes = False

    def compose(self) -> ComposeResult:
        """The board on the left, everything else beside it."""
        yield PlainTextLine(id="title")
        yield PlainTextLine(id="question")
        with Horizontal(id="middle"):
            yield CanvasWidget(id="board")
            with Vertical(id="side"):
                yield PlainTextLine(id="secrets")
                yield Verbs(id="verbs")
                yield Choices(id="choices")
                yield Confirm(id="confirm")
                yield Links(id="pages")
                yield LogPanel(id="log")
                yield Notes(self._board, id="notes")
        yield Links(id="keys")

    def on_mount(self) -> None:
        """Start the game."""
        self.query_one("#board").focus()
        self._go_on()

    def on_resize(self) -> None:
        """Update the text lines."""
        self._show()

    # -- the game ----------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Cancel the running worker, and let the game go on from its current state."""
        self.run_worker(self._play_on(), exclusive=True)

    async def _play_on(self) -> None:
        """Let the bots choose until the person is asked or the game is over, without blocking the screen.

        While the person thinks, bots that are not asked may choose too.
        """
        local_game = self._local_game
        while (ask := local_game.ask) is not None:
            self._turn_to_person(ask)
            made, _ = await asyncio.gather(asyncio.to_thread(self._next, ask), asyncio.sleep(local_game.pause(ask)))
            if made is None:
                return
            self._recent = [*local_game.choose(*made)]
        self._turn_to_person(None)
        self._show_count()

    def _next(self, ask: Ask) -> tuple[Seat, Choice] | None:
        """The choice of a bot, unless the person is asked. It blocks, so it runs in a thread."""
        local_game = self._local_game
        return local_game.volunteer(ask) or (None if ask.seat == YOU else (ask.seat, local_game.think(ask)))

    def _turn_to_person(self, ask: Ask | None) -> None:
        """Show the person what they can choose now."""
        builder = choice_builder(self._local_game.legal(YOU))
        is_asked = ask is not None and ask.seat == YOU
        self.builder, self.unasked = (builder, None) if is_asked else (None, builder)
        if self.builder is not None and (usual := self._board.usual(self._render_context())) in self.builder.verbs:
            self.builder = self.builder.with_verb(usual)
        self.cursor = first_of(self.builder)
        self._show()

    def _show_count(self) -> None:
        context = replace(self._render_context(), scores=self._local_game.play.scores)
        self.app.push_screen(count_sheet(context, self._board, self._local_game.winners))

    def _render_context(self) -> RenderContext:
        """What to render now: while covered, a spectator's view."""
        view = self._local_game.view(None if self._is_covered else YOU)
        ask = self._local_game.ask
        context = RenderContext(
            self._local_game.game, view, self._local_game.names, self._words, recent=things_in(self._recent),
            asked=None if ask is None else ask.seat,
        )  # fmt: skip
        if self._is_covered:
            return context
        return replace(context, builder=self.builder, unasked=self.unasked, cursor=self.cursor)

    def _show(self) -> None:
        """Update all widgets."""
        context, board, words = self._render_context(), self._board, self._words
        self.query_one("#title", PlainTextLine).show(f" {words.title(context.game.name)}   {board.standing(context)}")
        self.query_one("#question", PlainTextLine).show(" " + self._question(context))
        secrets = words.say("terminal-covered") if self._is_covered else board.secrets(context)
        self.query_one("#secrets", PlainTextLine).show(secrets)
        width = self.query_one("#side").content_size.width
        self.query_one(Verbs).show(context, self._verbs(context), width)
        self.query_one(Choices).show(context, board)
        self.query_one(Confirm).show(context)
        self.query_one(LogPanel).show(context, self._lang)
        self._show_sketches(context)
        self._show_links()

    def _verbs(self, context: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice to list: all that belong to the question, or those that need none."""
        unasked = context.unasked
        return unasked.verbs if unasked is not None else self._board.verbs(context) if context.builder else ()

    def _show_sketches(self, context: RenderContext) -> None:
        options = context.builder.options if context.builder else ()
        board, listed = self.query_one("#board", CanvasWidget), self.query_one(Choices)
        board.show(partial(self._board.paint, context), context.cursor, options)
        if self.focused is listed and not options:
            board.focus()  # hiding the list would move the focus to the next widget
        notes = self.query_one(Notes)
        notes.show_scene(context)
        notes.display = self._shows_notes
        self.query_one("#log").display = not self._shows_notes

    def _show_links(self) -> None:
        say = self._words.say
        pages = (("terminal-log", False), (self._board.notes_title, True))
        self.query_one("#pages", Links).show([(say(page), "turn_page", self._shows_notes is it) for page, it in pages])
        self.query_one("#keys", Links).show([(f"{key} {say(message)}", action, False) for key, action, message in KEYS])

    def _question(self, context: RenderContext) -> str:
        ask = self._local_game.ask
        if ask is None:
            return self._words.say("terminal-over")
        if ask.seat != YOU:
            player = self._local_game.names[ask.seat]
            held = self.builder is not None and not self._is_covered
            return self._words.say("terminal-held" if held else "terminal-waiting", player=player)
        return self._words.say("terminal-covered-turn") if self._is_covered else self._board.question(context)

    # -- choosing ----------------------------------------------------------------------------------------------------

    def _turn_to(self, builder: ChoiceBuilder | None) -> None:
        """Continue with another state of the builder."""
        if builder is not None:
            self.builder, self.cursor = builder, first_of(builder)
            self._show()

    def action_verb(self, number: int) -> None:
        """Change the kind of choice, or show why that kind is not open."""
        builder = self.builder or self.unasked
        if builder is None or self._is_covered:
            return
        context = self._render_context()
        verbs = self._verbs(context)
        if number > len(verbs):
            return
        verb = verbs[number - 1]
        if self.builder is None:
            self.workers.cancel_node(self)  # the bots wait
        if verb in builder.verbs:
            self._turn_to(builder.with_verb(verb))
        else:
            self.query_one("#question", PlainTextLine).show(" " + self._board.why_not(context, verb))

    def action_confirm(self) -> None:
        """Make the choice that is built; before that, pick what the cursor is on. In the notes, set a mark. When the
        game is over, show the scores again.
        """
        if self.focused is self.query_one(Notes):
            self.query_one(Notes).write()
        elif self._local_game.ask is None:
            self._show_count()
        elif self.builder is None or self._is_covered:
            return
        elif self.builder.choice is not None:
            choice = self.builder.choice
            self.builder = self.unasked = self.cursor = None
            self._recent = [*self._local_game.choose(YOU, choice)]
            self._go_on()
        elif self.cursor is not None:
            self._turn_to(self.builder.with_pick(self.cursor))

    def action_back(self) -> None:
        """Undo the latest pick; a choice that was not asked for can be dropped completely."""
        if self.builder is None or self._is_covered:
            return
        if self.unasked is not None and not self.builder.picks:
            self._go_on()
        else:
            self._turn_to(self.builder.back())

    @on(CanvasWidget.Pointed, "#board")
    def _point(self, event: CanvasWidget.Pointed) -> None:
        if self.builder is not None and not self._is_covered:
            builders = (self.builder.with_pick(pick) for pick in event.picks)
            self._turn_to(next((builder for builder in builders if builder is not None), None))

    @on(CanvasWidget.CursorMoved, "#board")
    def _move_cursor(self, event: CanvasWidget.CursorMoved) -> None:
        self.cursor = event.pick
        self._show()

    @on(CanvasWidget.NothingThere, "#board")
    def _go_through_list(self, event: CanvasWidget.NothingThere) -> None:
        """If nothing on the board can be picked, arrow keys go through the list."""
        listed = self.query_one(Choices)
        if listed.display:
            listed.focus()
            (listed.action_cursor_down if event.forward else listed.action_cursor_up)()

    @on(OptionList.OptionHighlighted, "#choices")
    def _follow_list(self, event: OptionList.OptionHighlighted) -> None:
        if self.builder is not None and event.option_index < len(self.builder.options):
            self.cursor = self.builder.options[event.option_index]
            self._show_sketches(self._render_context())

    @on(OptionList.OptionSelected, "#choices")
    def _pick_from_list(self, event: OptionList.OptionSelected) -> None:
        if self.builder is not None and event.option_index < len(self.builder.options):
            self._turn_to(self.builder.with_pick(self.builder.options[event.option_index]))

    # -- display -----------------------------------------------------------------------------------------------------

    @on(OptionList.OptionHighlighted, "#log")
    def _look_back(self, event: OptionList.OptionHighlighted) -> None:
        beat = self.query_one(LogPanel).beats[event.option_index]
        self._recent = [*beat.says, *beat.aside]
        self._show_sketches(self._render_context())

    def action_turn_page(self) -> None:
        """Switch between the log and the notes."""
        self._shows_notes = not self._shows_notes
        self._show()
        self.query_one("#notes" if self._shows_notes else "#board").focus()

    def action_cover(self) -> None:
        """Hide everything that a spectator does not see, or show it again."""
        self._is_covered = not self._is_covered
        self._show()

    def action_language(self) -> None:
        """Switch to the next language."""
        self._lang = LANGUAGES[(LANGUAGES.index(self._lang) + 1) % len(LANGUAGES)]
        self._words = Words(self._lang)
        self._show()

    def action_help(self) -> None:
        """Show how to play."""
        self.app.push_screen(help_sheet(self._render_context(), self._board))

    def action_leave(self) -> None:
        """Leave; while the game goes on, ask first."""
        if self._local_game.ask is None:
            self.app.exit()
            return

        def answered(goes: bool | None) -> None:
            if goes:
                self.app.exit()

        self.app.push_screen(Leave(self._words), answered)
