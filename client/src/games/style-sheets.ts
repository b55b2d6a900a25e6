// Adds the style sheets of games to the page. The page's own are two: the base lies below those of the games in the
// cascade, `above.css` lies above them.
import above from '../styles/above.css?url';

const sheets = new Map<string, Promise<void>>();
const inForce = new Set<string>();

function add(href: string, before: Node | null): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((here) => {
    link.onload = () => {
      inForce.add(href);
      here();
    };
    link.onerror = () => {
      // a page works without its style sheet
      sheets.delete(href);
      here();
    };
    document.head.insertBefore(link, before);
  });
}

/** Adds a game's style sheet once. Resolves when it is loaded, or has failed to load. */
export function addStyles(href: string | undefined): Promise<void> {
  if (href === undefined) return Promise.resolve();
  const known = sheets.get(href) ?? add(href, document.head.querySelector(`link[href="${above}"]`));
  sheets.set(href, known);
  return known;
}

/** Whether a style sheet is loaded already. */
export const isStyled = (href: string | undefined): boolean => href === undefined || inForce.has(href);

/** Adds the page's second style sheet. */
export const addShellStyles = (): Promise<void> => addStyles(above);
