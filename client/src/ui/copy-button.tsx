// A button that copies a text and confirms it.
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

/**
 * Copies; returns whether it succeeded. Without a secure context there is no clipboard API, and the old command is
 * used.
 */
async function write(text: string, from: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeBySelecting(text, from);
  }
}

/** The field is added inside an open dialog, because nothing outside of it can be selected. */
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
