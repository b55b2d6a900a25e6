// A button that copies an address and says so.
import { useState } from 'preact/hooks';
import { Sign } from '../art/icon';
import { t } from '../words/fluent';

interface CopyProps {
  readonly text: string;
  readonly label: string;
  readonly class?: string;
}

export function CopyButton({ text, label, class: extra = '' }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (from: HTMLElement): Promise<void> => {
    if (!(await write(text, from))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 1600);
  };
  return (
    <button type="button" class={`btn small ${extra}`} onClick={(event) => void copy(event.currentTarget)}>
      <Sign id="link" />
      <span aria-live="polite">{copied ? t('copied') : label}</span>
    </button>
  );
}

/** Whether it was copied. Without a secure context, as on a home network, there is no clipboard to ask: the old way still works. */
async function write(text: string, from: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeBySelecting(text, from);
  }
}

/** Within the dialog, if there is one: outside of it nothing can be selected. */
function writeBySelecting(text: string, from: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  (from.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  from.focus();
  return done;
}
