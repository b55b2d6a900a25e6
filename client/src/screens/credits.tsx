// Whose work we stand on.
import { Icon } from '../art/picture';
import { Top } from '../parts/top';
import { t } from '../words/fluent';

interface Credit {
  readonly name: string;
  readonly licence: string;
  readonly address: string;
  readonly what: string;
}

const PICTURES: readonly Credit[] = [
  { name: 'Fluent Emoji (Microsoft)', licence: 'MIT', address: 'https://github.com/microsoft/fluentui-emoji', what: 'credits-emoji' },
  { name: 'game-icons.net (Lorc, Delapouite, Skoll, sbed & contributors)', licence: 'CC BY 3.0', address: 'https://game-icons.net', what: 'credits-signs' },
  { name: 'Bricolage Grotesque (Mathieu Triay)', licence: 'OFL 1.1', address: 'https://github.com/ateliertriay/bricolage', what: 'credits-type' },
];
const CODE: readonly Credit[] = [
  { name: 'Preact, Signals', licence: 'MIT', address: 'https://preactjs.com', what: 'credits-page' },
  { name: 'Fluent', licence: 'Apache-2.0', address: 'https://projectfluent.org', what: 'credits-words' },
  { name: 'uqr', licence: 'MIT', address: 'https://github.com/unjs/uqr', what: 'credits-qr' },
];

const List = ({ credits }: { readonly credits: readonly Credit[] }) => (
  <ul>
    {credits.map(({ name, licence, address, what }) => (
      <li key={name}><a href={address} rel="noreferrer" target="_blank">{name}</a><span>{t(what)}</span><b>{licence}</b></li>
    ))}
  </ul>
);

export const Credits = () => (
  <div class="page">
    <Top what={<b>{t('credits-title')}</b>} />
    <main class="credits sheet">
      <h1>{t('credits-title')}</h1>
      <p>{t('credits-games')}</p>
      <p>{t('credits-boxes')}</p>
      <h2>{t('credits-pictures')}</h2>
      <List credits={PICTURES} />
      <p class="credits-own"><Icon id="walrus" /><Icon id="cockatoo" /><Icon id="dalmatian" /><Icon id="opossum" /><span>{t('credits-own')}</span></p>
      <h2>{t('credits-code')}</h2>
      <List credits={CODE} />
      <p>{t('credits-licence')}</p>
      <a class="btn go" href="/">{t('home')}</a>
    </main>
  </div>
);
