// A button that copies an address and says so.
import { useState } from 'preact/hooks';
import { Sign } from '../art/picture';
import { t } from '../words/fluent';

interface CopyProps {
  readonly text: string;
  readonly label: string;
  readonly class?: string;
}

export function CopyButton({ text, label, class: extra = '' }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await write(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1600);
  };
  return (
    <button type="button" class={`btn small ${extra}`} onClick={() => void copy()}>
      <Sign id="link" />
      <span aria-live="polite">{copied ? t('copied') : label}</span>
    </button>
  );
}

/** Without a secure context, as on a home network, there is no clipboard to ask: the old way still works. */
async function write(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
