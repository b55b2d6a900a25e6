// A sentence with players' names in bold.
import { NAME_CLOSES, NAME_OPENS } from '../words/tell';

export function Sentence({ text }: { readonly text: string }) {
  const pieces = text.split(NAME_OPENS).flatMap((part, index) => {
    if (index === 0) return [part];
    const [name = '', rest = ''] = part.split(NAME_CLOSES);
    return [<b key={index}>{name}</b>, rest];
  });
  return <>{pieces}</>;
}
