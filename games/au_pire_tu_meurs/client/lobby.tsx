// In the lobby of Au pire tu meurs: the characters.
import { Icon, type LobbyParts, t } from 'deadpan/client';
import { FAMILY } from './cards';

const Family = () => (
  <div class="lobby-family" aria-hidden="true">
    {Object.entries(FAMILY).map(([id, years]) => (
      <figure key={id} class="kin">
        <Icon id={id} />
        <figcaption>
          {t(`card-${id}`)}
          <b>{years}</b>
        </figcaption>
      </figure>
    ))}
  </div>
);

export const LOBBY: LobbyParts = { Side: Family };
