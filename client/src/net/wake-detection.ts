// Detects that the page may have missed messages: it was hidden, frozen or asleep, or the network was gone.

/** The interval of the check, and how late it must be for the device to have been asleep, in milliseconds. */
const LOOK = 2000;
const NAP = 10_000;

/** Calls back whenever the page wakes up; returns the function that stops. It sends nothing. */
export function onWake(wake: () => void): () => void {
  let seen = Date.now();
  const call = (): void => {
    if (document.visibilityState !== 'visible') return;
    seen = Date.now();
    wake();
  };
  const look = (): void => {
    const late = Date.now() - seen - LOOK;
    seen = Date.now();
    if (late > NAP) call(); // timers of hidden pages are throttled, which is no sleep; call() ignores hidden pages
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) call();
  };
  const timer = setInterval(look, LOOK);
  addEventListener('online', wake);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', call);
  return () => {
    clearInterval(timer);
    removeEventListener('online', wake);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', call);
  };
}
