// A screen of Hush as somebody else would write it by hand: one module, and nothing but `deadpan/client`.
import { h, Icon, Log, Pointing, t, useMemo, useState, wordingOf } from 'deadpan/client';

const shown = ({ do: verb, ...fields }) => [verb, ...Object.values(fields)].join(' ');

function Screen({ table, frame: Frame, after, line, beside, talk }) {
  const [tab, setTab] = useState('table');
  const pointing = useMemo(() => new Pointing(() => setTab('table')), [table]);
  const outcome = table.outcome.value;
  const choices = table.legal.value.map((choice, index) =>
    h('button', { key: index, type: 'button', class: 'btn mine-choice', onClick: () => table.choose(choice) }, shown(choice)));
  const count = outcome && h('section', { class: 'count' }, h('h1', {}, outcome.scores.join(' : ')), after);
  return h(Frame, { what: '', tabs: [{ id: 'table', sign: 'table', label: t('table') }], tab, onTab: setTab },
    h('main', { class: 'game own-screen', 'data-ask': table.ask.value?.serial },
      h('h1', { class: 'own-title' }, h(Icon, { id: 'moon' }), t('hush-title')),
      line, count ?? h('div', { class: 'mine-choices' }, choices), beside?.content,
      h(Log, { table, wording: wordingOf('hush'), pointing, talk })));
}

const Poster = ({ actions }) => h('article', { class: 'poster hush-poster' }, h('h2', {}, t('hush-title')), h(Icon, { id: 'moon' }), actions('by hand'));

export default {
  clientApi: 2,
  pictures: { sprite: new URL('art/sprite.svg', import.meta.url).href, ids: ['moon'] },
  styles: new URL('art/screen.css', import.meta.url).href,
  poster: { component: Poster },
  screen: async () => Screen,
};
