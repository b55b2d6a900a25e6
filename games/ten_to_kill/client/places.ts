// The sixteen places, one for each tile: names and pictures.
import { type Forms, formsOf, t } from 'deadpan/client';

export const PLACES = [
  'bakery',
  'cinema',
  'park',
  'fountain',
  'metro',
  'rooftop',
  'harbour',
  'bank',
  'museum',
  'hotel',
  'laundry',
  'casino',
  'garage',
  'market',
  'chapel',
  'bar',
] as const;

/** The forms of a tile's name: those attributes of its place's message that sentences about tiles use. */
export function placeForms(tile: number): Forms {
  const message = `place-${PLACES[tile] ?? ''}`;
  const found: Record<string, string> = {};
  for (const form of formsOf(message)) found[form === 'tile' ? '' : form.replace('tile-', '')] = t(message, {}, form);
  return found;
}

export const placeName = (tile: number): string => t(`place-${PLACES[tile] ?? ''}`);

/** The place as it stands in a sentence: `the hotel`, `l’hôtel`, `hotel`. */
export function inPlace(tile: number): string {
  const found = placeForms(tile);
  return found['def'] ?? found[''] ?? '';
}

/** The variables of a message about a place: `$place`, and each form of its name (`$place_at`, `$place_dir`). */
export function placeVariables(variable: string, tile: number): Record<string, string> {
  const found: Record<string, string> = { [variable]: inPlace(tile) };
  for (const [form, text] of Object.entries(placeForms(tile))) if (form !== '') found[`${variable}_${form}`] = text;
  return found;
}
