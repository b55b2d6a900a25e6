// The router: the path as a signal, and clicks on links of this site, which do not reload the page.
import { signal } from '@preact/signals';

export const path = signal(location.pathname);

export function go(to: string): void {
  history.pushState(null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  path.value = location.pathname;
});

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  // An anchor on this page.
  if (link.pathname === location.pathname && document.getElementById(link.hash.slice(1)) !== null) return;
  event.preventDefault();
  go(link.pathname + link.hash);
});
