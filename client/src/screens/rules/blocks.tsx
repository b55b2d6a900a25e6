// Renders parsed Markdown: paragraphs, lists, tables and numbered rules.
import type { Block, Text } from './markdown';

export interface TextOptions {
  /** The numbers of this game's rules; other numbers are not linked. */
  readonly numbers: ReadonlySet<string>;
  readonly setting: (code: string) => string | null;
}

function InlineText({ text, said }: { readonly text: Text; readonly said: TextOptions }) {
  return (
    <>
      {text.map((span, index) => {
        const setting = span.kind === 'code' ? said.setting(span.text) : null;
        if (setting !== null)
          return (
            <em key={index} class="setting" title={span.text}>
              {setting}
            </em>
          );
        if (span.kind === 'rule' && said.numbers.has(span.text))
          return (
            <a key={index} href={`#${span.text}`}>
              {span.text}
            </a>
          );
        if (span.kind === 'strong') return <b key={index}>{span.text}</b>;
        if (span.kind === 'emphasis') return <em key={index}>{span.text}</em>;
        if (span.kind === 'code') return <code key={index}>{span.text}</code>;
        return span.text;
      })}
    </>
  );
}

export function Blocks({
  blocks,
  said,
  here,
}: {
  readonly blocks: readonly Block[];
  readonly said: TextOptions;
  readonly here: string;
}) {
  return (
    <>
      {blocks.map((block, index) => {
        if (block.kind === 'text')
          return (
            <p key={index}>
              <InlineText text={block.text} said={said} />
            </p>
          );
        if (block.kind === 'table') {
          return (
            <table key={index}>
              <tbody>
                {block.rows.map((row, nth) => (
                  <tr key={nth}>
                    {row.map((cell, column) =>
                      nth === 0 ? (
                        <th key={column} scope="col">
                          <InlineText text={cell} said={said} />
                        </th>
                      ) : (
                        <td key={column}>
                          <InlineText text={cell} said={said} />
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }
        if (block.kind === 'list')
          return (
            <ul key={index}>
              {block.items.map((item, nth) => (
                <li key={nth}>
                  <InlineText text={item} said={said} />
                </li>
              ))}
            </ul>
          );
        return (
          <ol key={index}>
            {block.rules.map(({ id, text }) => (
              <li key={id} id={id} class={id === here ? 'here' : ''} tabIndex={-1}>
                <a class="number" href={`#${id}`}>
                  {id}
                </a>
                <p>
                  <InlineText text={text} said={said} />
                </p>
              </li>
            ))}
          </ol>
        );
      })}
    </>
  );
}
