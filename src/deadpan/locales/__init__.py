"""All sentences for people, in English, French and Polish.

They are in Fluent catalogues (``en/``, ``fr/``, ``pl/``, and ``words/`` in the package of each game), with these ids:

========================================  =====================================================
``<game>-title``                          a game
``<game>-<event>``                        an event
``<game>-do-<choice>``                    a kind of choice, in a menu
``<game>-refused-<code>``                 an error of that game; ``refused-<code>``: one of any game
``<game>-option-<name>`` and ``.help``    an option; with ``-<value>`` at the end: one of its values
``<game>-field-<field>``                  a field of a view or a choice, in a generic display
``<game>-first-<question>``, ``.short``   the question who begins; the seat that it names
``<kind>-<id>`` and its attributes        the name of a thing, and its grammatical forms
========================================  =====================================================
"""

from __future__ import annotations

from deadpan.locales.catalogue import LANGUAGES, Language
from deadpan.locales.words import Words

__all__ = ["LANGUAGES", "Language", "Words"]
