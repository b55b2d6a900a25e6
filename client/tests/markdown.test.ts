import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../src/screens/rules/markdown';

const PAGE = `# The rules

Two to four players.
They sit round a table.

| option | values |
|---|---|
| \`pace\` | \`slow\`, \`fast\` |

## T1 The board

A paragraph with **weight**, *stress* and \`code\`.

- **T1.1** Lay the tiles.
  See T2.1.
- **T1.2** Take four.

- first
- second

## T2 The turn

- **T2.1** One action. <!--software-->In a file: \`x\`.<!--/software-->

<!--software-->
- **T2.2** Only for programs.
<!--/software-->

## Advice

Do not lose.
`;

const plain = (text: readonly { readonly text: string }[]) => text.map(({ text: part }) => part).join('');

describe('a page of rules', () => {
  const { intro, parts } = parseMarkdown(PAGE);

  test('has an introduction without the title', () => {
    expect(intro.map(({ kind }) => kind)).toEqual(['text', 'table']);
    expect(intro[0]?.kind === 'text' && plain(intro[0].text)).toBe('Two to four players. They sit round a table.');
  });

  test('has tables without their rulers', () => {
    const [, table] = intro;
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows.map((row) => row.map(plain))).toEqual([
      ['option', 'values'],
      ['pace', 'slow, fast'],
    ]);
  });

  test('has sections by their number, or else by their place', () => {
    expect(parts.map(({ id, title }) => [id, title])).toEqual([
      ['T1', 'The board'],
      ['T2', 'The turn'],
      ['part-3', 'Advice'],
    ]);
  });

  test('has numbered rules, whose lines belong together, and lists of other items', () => {
    const [paragraph, rules, list] = parts[0]?.blocks ?? [];
    expect(paragraph?.kind).toBe('text');
    if (rules?.kind !== 'rules' || list?.kind !== 'list') throw new Error('no rules');
    expect(rules.rules.map(({ id, text }) => [id, plain(text)])).toEqual([
      ['T1.1', 'Lay the tiles. See T2.1.'],
      ['T1.2', 'Take four.'],
    ]);
    expect(list.items.map(plain)).toEqual(['first', 'second']);
  });

  test('has the kinds of its spans', () => {
    const [paragraph] = parts[0]?.blocks ?? [];
    if (paragraph?.kind !== 'text') throw new Error('no paragraph');
    expect(paragraph.text.filter(({ kind }) => kind !== 'text')).toEqual([
      { kind: 'strong', text: 'weight' },
      { kind: 'emphasis', text: 'stress' },
      { kind: 'code', text: 'code' },
    ]);
  });

  test('leaves out what is about software', () => {
    expect(JSON.stringify(parts[1])).not.toMatch(/software|file|programs/);
    expect(parts[1]?.blocks).toHaveLength(1);
  });

  test('finds numbers of rules in a text', () => {
    const [, rules] = parts[0]?.blocks ?? [];
    if (rules?.kind !== 'rules') throw new Error('no rules');
    expect(rules.rules[0]?.text).toContainEqual({ kind: 'rule', text: 'T2.1' });
  });
});

describe('an odd page', () => {
  test.each(['', '\n\n', '# Title only', '<!--software-->x<!--/software-->'])('%j is empty', (source) => {
    expect(parseMarkdown(source)).toEqual({ intro: [], parts: [] });
  });

  test('a heading without a text is a section', () => {
    expect(parseMarkdown('## T1 Alone').parts).toEqual([{ id: 'T1', title: 'Alone', blocks: [] }]);
  });

  test('marks that are not closed are text', () => {
    const [block] = parseMarkdown('a `b and **c').intro;
    expect(block?.kind === 'text' && plain(block.text)).toBe('a `b and **c');
  });

  test('markup of HTML stays text', () => {
    const [block] = parseMarkdown('<img src=x onerror=alert(1)>').intro;
    expect(block).toEqual({ kind: 'text', text: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] });
  });

  test('a table without a ruler, and one with empty cells, are tables', () => {
    const [table] = parseMarkdown('| a | |\n| | b |').intro;
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(plain))).toEqual([
      ['a', ''],
      ['', 'b'],
    ]);
  });
});
