// When a page may have missed something: it was out of sight or asleep, or the network was gone.

/** How often the clock is looked at, and how much later than that it must be for the page to have slept. */
const LOOK = 2000;
const NAP = 10_000;

/** Calls whenever the page comes back from somewhere; gives the way to stop. Nothing of it goes over the network. */
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
    if (late > NAP) call(); // out of sight the clock is looked at rarely, which is no sleep: there, call() does nothing
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
