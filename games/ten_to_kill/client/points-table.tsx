// The points of each kind of trophy (T7.1).
import { signed, t } from 'deadpan/client';
import facts from './facts.json';

export const PointsTable = () => (
  <ul class="how-points">
    {Object.entries(facts.points).map(([id, points]) => (
      <li key={id} class={points < 0 ? 'bad' : ''}>
        <span>{t(`points-${id}`)}</span>
        <b>{signed(points)}</b>
      </li>
    ))}
  </ul>
);
