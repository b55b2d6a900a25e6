// The results of the finished games of a table.
import { Sign } from '../art/icon';
import type { TableInfo } from '../net/protocol';
import { OwnMark } from '../ui/result-headline';
import { SeatSign } from '../ui/seat-sign';
import { language, t } from '../words/fluent';
import { join } from '../words/tell';
import { useLiveTable } from './table-context';

const figure = (value: number): string =>
  value.toLocaleString(language.value, { maximumFractionDigits: 2 }).replace('-', '−');

/** The seat that the player or bot has now, for its colours; null without one. */
function seatOf(info: TableInfo, name: string, participant: number | null): number | null {
  const found =
    participant === null
      ? info.seats.findIndex((seat) => seat.kind === 'bot' && seat.name === name)
      : (info.people.find((person) => person.participant === participant)?.seat ?? -1);
  return found < 0 ? null : found;
}

/** The table of results, and the list of games, with links to their replays unless the screen is only watched. */
export function Standings({ info, looking = false }: { readonly info: TableInfo; readonly looking?: boolean }) {
  const { games, standings } = info.evening;
  const mine = useLiveTable()?.you.value?.participant;
  const isFirst = ({ wins, points }: { readonly wins: number; readonly points: number }): boolean =>
    wins === standings[0]?.wins && points === standings[0].points;
  if (games.length === 0) return null;
  return (
    <section class="standings" aria-label={t('evening')}>
      <h2 class="rail-h">
        {t('evening')}
        <small>{t('evening-games', { count: games.length })}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{t('evening-name')}</span>
            </th>
            <th scope="col">{t('evening-played')}</th>
            <th scope="col">{t('evening-wins')}</th>
            <th scope="col">{t('evening-points')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ name, participant, games: played, wins, points }) => {
            const first = isFirst({ wins, points });
            const seat = seatOf(info, name, participant);
            return (
              <tr key={`${participant ?? ''}${name}`} class={first ? 'first' : ''}>
                <th scope="row">
                  <span>
                    {seat === null ? (
                      <i class="seat nobody" aria-hidden="true" />
                    ) : (
                      <SeatSign seat={seat} name={name} />
                    )}
                    {name}
                    {participant !== null && participant === mine && <OwnMark word={t('you')} />}
                    {first && <Sign id="crown" />}
                  </span>
                </th>
                <td>{played}</td>
                <td>{figure(wins)}</td>
                <td>{figure(points)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ol class="played">
        {games.map(({ game, number, names, winners }) => {
          const words = t('evening-game', {
            game: t(`${game}-title`),
            names: join(winners.map((seat) => names[seat] ?? '')),
            count: winners.length,
          });
          return (
            <li key={number}>
              {looking ? (
                words
              ) : (
                <a href={`/replay/${info.code}/${number}`} title={t('replay')}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
