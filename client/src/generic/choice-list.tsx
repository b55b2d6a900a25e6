// Lists the kinds of choices of a game, for games that bring no page on how to play.
import { useEffect, useState } from 'preact/hooks';
import { gameDetails } from '../net/api';
import { t } from '../words/fluent';
import './choice-list.css';
import { type GameSchema, schemaOf, verbLabel, verbText } from './game-words';

export function ChoiceList({ game }: { readonly game: string }) {
  const [schema, setSchema] = useState<GameSchema | null>(null);
  useEffect(() => {
    gameDetails(game).then(
      (details) => setSchema(schemaOf(details)),
      () => undefined,
    ); // the page around it works without
  }, [game]);
  if (schema === null) return null;
  return (
    <section class="g-deeds">
      <h2>{t('generic-deeds')}</h2>
      <ul>
        {schema.details.choices.map((verb) => (
          <li key={verb}>
            <b>{verbLabel(schema, verb)}</b> {verbText(schema, verb)}
          </li>
        ))}
      </ul>
    </section>
  );
}
