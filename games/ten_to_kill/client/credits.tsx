// The pictures that were drawn for this game.
import { Icon, t } from 'deadpan/client';

export const DrawingCredits = () => (
  <p class="credits-own">
    <Icon id="walrus" />
    <Icon id="cockatoo" />
    <Icon id="dalmatian" />
    <Icon id="opossum" />
    <span>{t('ten-to-kill-credits', {}, 'drawn')}</span>
  </p>
);
