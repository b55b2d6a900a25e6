// How to play a game that does not explain itself: what can be done in it, in its own words.
import { useEffect, useState } from 'preact/hooks';
import { gameDetails } from '../net/api';
import { t } from '../words/fluent';
import './choice-list.css';
import { readingOf, verbLabel, verbText, type Reading } from './view-layout';

export function Deeds({ game }: { readonly game: string }) {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    gameDetails(game).then((details) => setReading(readingOf(details)), () => undefined); // the page around it does without
  }, [game]);
  if (reading === null) return null;
  return (
    <section class="g-deeds">
      <h2>{t('generic-deeds')}</h2>
      <ul>{reading.details.choices.map((verb) => <li key={verb}><b>{verbLabel(reading, verb)}</b> {verbText(reading, verb)}</li>)}</ul>
    </section>
  );
}
