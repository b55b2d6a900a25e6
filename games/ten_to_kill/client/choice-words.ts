// A choice in words, for the button that makes it.
import { type Choice, inSentence, t } from 'deadpan/client';
import { inPlace, placeVariables } from './places';
import type { View } from './view';

export function choiceWords(choice: Choice, names: readonly string[], view: View): string {
  const piece = inSentence('piece', String(choice['who'] ?? ''));
  const there = placeVariables('place', Number(choice['to'] ?? 0));
  switch (choice.do) {
    case 'move':
      return t('do-move', { piece, ...there });
    case 'kill':
      return t('do-kill', { piece });
    case 'investigate':
      return t('do-ask', { name: names[Number(choice['whom'])] ?? '' });
    case 'flee':
      return t('do-flee', { piece, ...there });
    case 'post':
      return t('do-post', { piece, ...placeVariables('place', view.question?.scene ?? 0) });
    default:
      return t('do-lay', { place: inPlace(Number(choice['tile'])) });
  }
}
