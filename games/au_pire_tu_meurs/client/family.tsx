// The lobby of Au pire tu meurs: who might be whom.
import { Icon } from '../../../client/src/art/picture';
import type { LobbyParts } from '../../../client/src/games/module';
import { t } from '../../../client/src/words/fluent';
import { FAMILY } from './cards';

const Family = () => (
  <div class="lobby-family" aria-hidden="true">
    {Object.entries(FAMILY).map(([id, years]) => <figure key={id} class="kin"><Icon id={id} /><figcaption>{t(`card-${id}`)}<b>{years}</b></figcaption></figure>)}
  </div>
);

export const LOBBY: LobbyParts = { Side: Family };
