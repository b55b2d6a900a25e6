// Table codes, as users type or paste them.

/** Two words and five digits, with or without separators; old codes have one word and four digits. */
const CODES = [/([a-z]+)[\s_-]+([a-z]+)[\s_-]*(\d{5})(?!\d)/i, /([a-z]+)[\s_-]*(\d{4})(?!\d)/i, /([a-z]+\d{5})(?!\d)/i];

/**
 * Finds the code in `koala raven 27413`, `KOALA-RAVEN-27413`, an address such as `/t/KOALA-RAVEN-27413#…`, or a text
 * with one of them.
 */
export function parseTableCode(text: string): { code: string; hash: string } {
  const [, address, brought = ''] = /\/t(?:v)?\/([^/#?\s]+)(#\S*)?/.exec(text) ?? [];
  const found = CODES.map((each) => each.exec(address ?? text)).find((each) => each !== null);
  const code = found === undefined || found === null ? (address ?? text.trim()) : found.slice(1).join('-');
  return { code: code.toUpperCase(), hash: brought };
}

/** The table code in an address, which the user may have typed: percent-decoded where that is possible, in capitals. */
export function codeInPath(what: string): string {
  try {
    return decodeURIComponent(what).toUpperCase();
  } catch {
    return what.toUpperCase();
  }
}
