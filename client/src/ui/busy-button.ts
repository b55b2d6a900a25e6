// A button whose press is being answered. It is not `disabled`: that would take the focus off it, and where the person
// goes on would depend on how fast the answer is.

export const waiting = (busy: boolean) => ({ 'aria-disabled': busy, 'aria-busy': busy }) as const;
