// Style sheets of games. The shell's own come in two: what games build on lies below theirs, and what fits them into the
// places where they are shown lies above.
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
      // without its style a page can still be used
      sheets.delete(href);
      here();
    };
    document.head.insertBefore(link, before);
  });
}

/** Adds a style sheet of a game, once. Resolves when it is in force. */
export function addStyles(href: string | undefined): Promise<void> {
  if (href === undefined) return Promise.resolve();
  const known = sheets.get(href) ?? add(href, document.head.querySelector(`link[href="${above}"]`));
  sheets.set(href, known);
  return known;
}

/** Whether a style sheet is in force already. */
export const isStyled = (href: string | undefined): boolean => href === undefined || inForce.has(href);

/** Adds the shell's second style sheet. */
export const addShellStyles = (): Promise<void> => addStyles(above);
