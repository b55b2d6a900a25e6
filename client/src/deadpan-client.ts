// What the screen of a game imports as `deadpan/client`, and all that it may import; docs/client.md describes it. A name that
// goes, or comes to mean something else, makes CLIENT_API one greater (games/module.ts).
export { CLIENT_API } from './games/module';
export type {
  ExtraPage, Fetched, FirstGame, GameModule, HowToPlay, InsightProps, LobbyParts, OptionProps, OptionWidget, Poster, PosterProps,
} from './games/module';
export type { Beside, FrameProps, GameProps, GameScreen, Tab, Talk } from './games/screen';

// Preact and signals, the page's own: a second copy could not share a tree with it.
export { cloneElement, Component, createContext, createRef, Fragment, h } from 'preact';
export type { ComponentChildren, FunctionComponent, JSX, VNode } from 'preact';
export { jsx, jsxs } from 'preact/jsx-runtime';
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from '@preact/signals';
export type { ReadonlySignal, Signal } from '@preact/signals';

// The table, and what is said over it.
export { makeTable, playNow } from './net/api';
export type { Insight } from './net/api';
export { useEntering } from './net/entering';
export type { GameTable } from './net/game-table';
export { nickname } from './net/names';
export type { Ask, Choice, GameEvent, GameSpec, Options, OptionSpec, OptionValue, Outcome, SeatInfo, TableInfo, ViewObject } from './net/protocol';
export { sameChoice } from './net/same-choice';

// Words.
export { formsOf, knows, language, t } from './words/fluent';
export type { Arguments, Book, Language } from './words/fluent';
export type { Remark } from './words/remarks';
export { asSubject, capital, inSentence, join, label, NAME_CLOSES, NAME_OPENS, nameOf, tell, unmark } from './words/tell';
export type { Forms, Kinds, OwnWording, Wording } from './words/tell';
export { originalTitleOf } from './words/titles';
export { wordingOf } from './games/registry';

// Making a choice.
export { follow } from './games/drafting';
export { HintButton, useConfirm, whyNot } from './evening/counsel';

// Parts of the page.
export { Icon, Sign, useAddress } from './art/picture';
export type { Pictures } from './art/picture';
export { SeatExtras } from './evening/seat-extras';
export { CopyButton } from './parts/copy';
export { covered, CoverButton, toggleCover } from './parts/cover';
export { Dialog } from './parts/dialog';
export { FirstToken } from './parts/first-token';
export { focusByKeyboard } from './parts/input';
export { later } from './parts/later';
export { Log } from './parts/log';
export { signed, written } from './parts/numbers';
export { inWords, OddsBar, percent } from './parts/odds';
export { named, Pointing } from './parts/pointing';
export { QrCode } from './parts/qr';
export { Reasons } from './parts/reasons';
export type { Reason } from './parts/reasons';
export { Entry, Now } from './parts/reminder';
export type { Possible } from './parts/reminder';
export { RuleLink } from './parts/rule-link';
export { SeatSign } from './parts/seat';
export { others } from './parts/seat-order';
export { Sentence } from './parts/sentence';
export { seatStatus } from './parts/status';
export { recall, remember } from './parts/storage';
export { Top } from './parts/top';
export { waiting } from './parts/waiting';

// What the further parts of a game are made of.
export type { Guidance, Press } from './first/steps';
export type { Chapter, Step } from './screens/how/chapter';
