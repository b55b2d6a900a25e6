// The module `deadpan/client`: the only module that the screen of a game may import. docs/client.md describes it.
// Removing a name, or changing its meaning, increments CLIENT_API (games/module.ts).

export type { ReadonlySignal, Signal } from '@preact/signals';
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from '@preact/signals';
export type { ComponentChildren, FunctionComponent, JSX, VNode } from 'preact';

// Preact and signals. These are the page's own copies: components of another copy cannot be mixed with the page's.
export { Component, cloneElement, createContext, createRef, Fragment, h } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { jsx, jsxs } from 'preact/jsx-runtime';
export type { Pictures } from './art/icon';
// Components and helpers of the page.
export { Icon, Sign, useAddress } from './art/icon';
// Making a choice.
export { follow } from './games/draft-sync';
export type {
  ExtraPage,
  Fetched,
  FirstGame,
  GameModule,
  HowToPlay,
  InsightProps,
  LobbyParts,
  OptionProps,
  OptionWidget,
  Poster,
  PosterProps,
} from './games/module';
export { CLIENT_API } from './games/module';
export { wordingOf } from './games/registry';
export type { Beside, FrameProps, GameProps, GameScreen, Tab, Talk } from './games/screen';
// Types of a game's further parts: guided game and explanation.
export type { Guidance, Press } from './lessons/guidance';
export type { Insight } from './net/api';
// The table and its types.
export { makeTable, playNow } from './net/api';
export { useEntering } from './net/enter-table';
export type { GameSpec, OptionSpec } from './net/game-spec';
export type { GameTable } from './net/game-table';
export { nickname } from './net/nickname';
export type {
  Ask,
  Beat,
  Choice,
  GameEvent,
  Options,
  OptionValue,
  Outcome,
  Said,
  SeatInfo,
  TableInfo,
  ViewObject,
} from './net/protocol';
export { sameChoice } from './net/same-choice';
export type { Chapter, Step } from './screens/how-to-play/chapter';
export { AfterDeath } from './social/after-death';
export { OwnName } from './social/own-name';
export { SeatExtras } from './social/seat-extras';
export { beatLine, readerOf } from './ui/beat-words';
export { waiting } from './ui/busy-button';
export { CopyButton } from './ui/copy-button';
export { CoverButton, covered, toggleCover } from './ui/cover';
export { Dialog } from './ui/dialog';
export { FirstToken } from './ui/first-token';
export type { Headline } from './ui/headline';
export { BeatHeadline, whatHappened } from './ui/headline';
export { HintButton, useConfirm, whyNot } from './ui/hints';
export { focusByKeyboard } from './ui/keyboard-focus';
export { later } from './ui/lazy-component';
export { Log } from './ui/log';
export { turnsBefore } from './ui/next-turn';
export { signed, written } from './ui/numbers';
export { inWords, OddsBar, percent } from './ui/odds';
export type { Pointed } from './ui/pointing';
export { named, Pointing } from './ui/pointing';
export { QrCode } from './ui/qr-code';
export { QueueButtons } from './ui/queue-buttons';
export type { Reason } from './ui/reasons';
export { endReason, Reasons } from './ui/reasons';
export type { Possible } from './ui/reminder';
export { Entry, Now } from './ui/reminder';
export { OwnMark, ResultHeadline, useReader } from './ui/result-headline';
export { RuleLink } from './ui/rule-link';
export { others } from './ui/seat-order';
export { SeatSign } from './ui/seat-sign';
export { seatStatus } from './ui/seat-status';
export { Sentence } from './ui/sentence';
export { recall, remember } from './ui/storage';
export { Top } from './ui/top-bar';
export type { Arguments, Book, Language } from './words/fluent';
// Words.
export { formsOf, knows, language, t } from './words/fluent';
export type { Forms, Kinds, OwnWording, Wording } from './words/tell';
export {
  asSubject,
  capital,
  inSentence,
  join,
  label,
  NAME_CLOSES,
  NAME_OPENS,
  nameOf,
  tell,
  unmark,
} from './words/tell';
export { originalTitleOf } from './words/titles';
