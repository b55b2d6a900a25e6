// The address of the table as a QR code, and its code.
import { addressOf, invitationFor } from '../../net/credentials';
import { QrCode } from '../../ui/qr-code';
import { t } from '../../words/fluent';

export const JoinCard = ({ code }: { readonly code: string }) => (
  <section class="join-card sheet" aria-label={t('invitation')}>
    <QrCode text={addressOf(code, invitationFor(code))} />
    <div>
      <p>{t('tv-join', { site: location.host })}</p>
      <b>{code}</b>
    </div>
  </section>
);
