// The lobby parts of 10' to Kill: the preview of the board, and the field for it.
import { type LobbyParts, type OptionProps, type TableInfo, t } from 'deadpan/client';
import { BoardAtTable, BoardField } from './board-field';
import { BoardPreview } from './board-preview';

const townOf = ({ now, onChange }: OptionProps) => ({
  board: now('board'),
  snipers: now('sniper_tiles'),
  edition: String(now('edition')),
  onChange,
});

const TownPreview = ({ info }: { readonly info: TableInfo }) => (
  <BoardPreview shape={info.options['board'] ?? 'square'} snipers={info.options['sniper_tiles'] ?? null} />
);

const Field = (props: OptionProps) => (
  <BoardField id={props.id} locked={props.locked} option={props.option} label={props.label} {...townOf(props)} />
);

const Editor = ({ locked }: OptionProps) =>
  locked ? null : (
    <a href="/boards" target="_blank">
      {t('boards-draw')}
    </a>
  );

/** The editor, where the option is a drawn board. */
const Drawing = (props: OptionProps) =>
  Array.isArray(props.now('board')) && !props.locked ? <BoardAtTable {...townOf(props)} /> : null;

export const LOBBY: LobbyParts = { Side: TownPreview, widgets: { board: { Field, Help: Editor, Above: Drawing } } };
