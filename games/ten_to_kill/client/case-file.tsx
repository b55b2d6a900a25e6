// The case file (T9.3): a table of opponents by characters. The server says what is proved; the player can add marks.
import { covered, label, others, recall, remember, SeatSign, signal, t, useMemo } from 'deadpan/client';
import { useScreenState } from './context';
import { PieceIcon } from './token';
import { CHARACTERS } from './view';

const MARKS = ['', '?', '!', '×'] as const;
type Marks = Readonly<Record<string, string>>;

/** The player's marks in this game, stored in this browser. */
function keptMarks(key: string) {
  const marks = signal<Marks>(JSON.parse(recall(key) ?? '{}') as Marks);
  const turn = (cell: string): void => {
    const now = MARKS.indexOf((marks.value[cell] ?? '') as (typeof MARKS)[number]);
    marks.value = { ...marks.value, [cell]: MARKS[(now + 1) % MARKS.length] ?? '' };
    remember(key, JSON.stringify(marks.value));
  };
  return { marks, turn };
}

function verdict(candidates: readonly string[] | null | undefined, who: string): 'k' | 'o' | 'x' | '' {
  if (!candidates) return '';
  if (!candidates.includes(who)) return 'x';
  return candidates.length === 1 ? 'k' : 'o';
}

export function CaseFile() {
  const { view, names, code, table } = useScreenState();
  const key = `marks:${code}:${table.info.value?.game_number ?? 1}:${view.seat ?? '-'}`;
  const { marks, turn } = useMemo(() => keptMarks(key), [key]);
  if (view.options.case_file === 'off' || view.seat === null || view.over) return null;
  const columns = others(view.seat, view.open.length);
  const assisted = view.options.case_file === 'assisted';
  return (
    <section class="file sheet panel" aria-label={t('case-file')}>
      <h2 class="file-tab">{t('case-file')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{t('character')}</span>
            </th>
            {columns.map((seat) => (
              <th key={seat} scope="col">
                <SeatSign seat={seat} name={names[seat] ?? ''} />
                <span class="vh">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHARACTERS.map((who) => (
            <tr key={who} class={view.question?.kind !== 'lay' && view.characters[who] === undefined ? 'gone' : ''}>
              <th scope="row">
                <PieceIcon piece={who} />
                {label('piece', who)}
              </th>
              {columns.map((seat) => {
                const sure = covered.value ? '' : verdict(view.case_file?.[seat], who);
                const mark = covered.value ? '' : (marks.value[`${seat}:${who}`] ?? '');
                const words = [
                  names[seat] ?? '',
                  label('piece', who),
                  sure === '' ? '' : t(`verdict-${sure}`),
                  mark === '' ? '' : t('own-mark', { mark }),
                ];
                return (
                  <td key={seat} class={sure}>
                    <button
                      type="button"
                      aria-label={words.filter(Boolean).join(', ')}
                      disabled={covered.value}
                      onClick={() => turn(`${seat}:${who}`)}
                    >
                      <i>{mark}</i>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="key" aria-hidden="true">
        {assisted && (
          <>
            <span class="o">{t('verdict-o')}</span>
            <span class="x">{t('verdict-x')}</span>
            <span class="k">{t('verdict-k')}</span>
          </>
        )}
        <span class="m">{t('your-marks')}</span>
      </div>
    </section>
  );
}
