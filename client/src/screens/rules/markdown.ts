// Parses a page of Markdown from a game's package, its rules or how to play it, into sections, blocks and numbered
// rules.

/** A part of a line of text, of one kind. */
export interface Span {
  readonly kind: 'text' | 'strong' | 'emphasis' | 'code' | 'rule';
  readonly text: string;
}
export type Text = readonly Span[];
export type Block =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] };
export interface Rule {
  /** Its number, which is also its anchor: `T3.2`. */
  readonly id: string;
  readonly text: Text;
}
export interface PageSection {
  /** Its number; without one, `part-` and its position. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export interface MarkdownPage {
  readonly intro: readonly Block[];
  readonly parts: readonly PageSection[];
}

/** Passages about files and programs, which are not for players. */
const SOFTWARE = /\s*<!--software-->[\s\S]*?<!--\/software-->/g;
const SPANS = /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]\d+(?:\.\d+)?\b)/g;

function spans(source: string): Text {
  const found: Span[] = [];
  let end = 0;
  for (const match of source.matchAll(SPANS)) {
    if (match.index > end) found.push({ kind: 'text', text: source.slice(end, match.index) });
    const [kind, text] = Object.entries(match.groups ?? {}).find(([, each]) => each !== undefined) ?? [
      'text',
      match[0],
    ];
    found.push({ kind: kind as Span['kind'], text: text ?? '' });
    end = match.index + match[0].length;
  }
  if (end < source.length) found.push({ kind: 'text', text: source.slice(end) });
  return found;
}

const cells = (row: string): Text[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => spans(cell.trim()));

/** Groups lines into blocks: an empty line ends a paragraph, and each `- ` begins an item or a rule. */
function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let open: string[] = [];
  const close = (): void => {
    const source = open.join(' ').replace(/ +/g, ' ').trim();
    const rule = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$/.exec(source);
    const last = found.at(-1);
    if (source.startsWith('|'))
      found.push({ kind: 'table', rows: open.filter((row) => !/^\|[-|]+$/.test(row)).map(cells) });
    else if (rule && last?.kind === 'rules')
      found[found.length - 1] = {
        kind: 'rules',
        rules: [...last.rules, { id: rule[1] ?? '', text: spans(rule[2] ?? '') }],
      };
    else if (rule) found.push({ kind: 'rules', rules: [{ id: rule[1] ?? '', text: spans(rule[2] ?? '') }] });
    else if (source.startsWith('- ') && last?.kind === 'list')
      found[found.length - 1] = { kind: 'list', items: [...last.items, spans(source.slice(2))] };
    else if (source.startsWith('- ')) found.push({ kind: 'list', items: [spans(source.slice(2))] });
    else if (source !== '') found.push({ kind: 'text', text: spans(source) });
    open = [];
  };
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('- ')) close();
    if (line.trim() !== '') open.push(line);
  }
  close();
  return found;
}

export function parseMarkdown(markdown: string): MarkdownPage {
  const [head = '', ...rest] = markdown.replace(SOFTWARE, '').split(/^## /m);
  const parts = rest.map((source, index) => {
    const [heading = '', ...lines] = source.split('\n');
    const [, id, title] = /^([A-Z]\d+) (.*)$/.exec(heading) ?? [heading, `part-${index + 1}`, heading];
    return { id: id ?? '', title: title ?? '', blocks: blocks(lines) };
  });
  return { intro: blocks(head.split('\n').filter((line) => !line.startsWith('# '))), parts };
}
