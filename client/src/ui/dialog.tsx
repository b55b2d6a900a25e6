// A modal dialog. The browser's element keeps the focus inside; closing returns it to where it was.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, class: extra = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, so that a key pressed at once already goes to the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      const at = document.activeElement;
      // Nothing else has taken the focus.
      const isLeft = at === null || at === document.body || dialog?.contains(at) === true;
      dialog?.close();
      if (isLeft && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`sheet dialog ${extra}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
}
