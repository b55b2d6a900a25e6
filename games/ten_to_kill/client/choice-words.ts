// A choice in words, for the button that makes it.
import { type Choice, inSentence, t } from 'deadpan/client';
import { inPlace } from './places';
import type { View } from './view';

export function choiceWords(choice: Choice, names: readonly string[], view: View): string {
  const piece = inSentence('piece', String(choice['who'] ?? ''));
  const place = inPlace(Number(choice['to'] ?? 0));
  switch (choice.do) {
    case 'move':
      return t('do-move', { piece, place });
    case 'kill':
      return t('do-kill', { piece });
    case 'investigate':
      return t('do-ask', { name: names[Number(choice['whom'])] ?? '' });
    case 'flee':
      return t('do-flee', { piece, place });
    case 'post':
      return t('do-post', { piece, place: inPlace(view.question?.scene ?? 0) });
    default:
      return t('do-lay', { place: inPlace(Number(choice['tile'])) });
  }
}
