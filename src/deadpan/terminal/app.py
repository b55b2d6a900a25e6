"""The application: the look, and the table in it."""

from __future__ import annotations

from textual.app import App

from deadpan.locales import Language
from deadpan.terminal.local_game import LocalGame
from deadpan.terminal.screen import TableScreen
from deadpan.terminal.theme import NIGHT


class TerminalApp(App[None]):
    """Plays one match, and ends when the person leaves the table."""

    TITLE = "Deadpan"
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, local_game: LocalGame, lang: Language) -> None:
        super().__init__()
        self.local_game = local_game
        self._lang: Language = lang

    def on_mount(self) -> None:
        """Turn the lights down and sit at the table."""
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.push_screen(TableScreen(self.local_game, self._lang))

    async def action_quit(self) -> None:
        """Leave as one leaves a table: after being asked."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
