// Attributes of a button while its request is under way. It is not `disabled`, because that would move the focus away.

export const waiting = (busy: boolean) => ({ 'aria-disabled': busy, 'aria-busy': busy }) as const;
