import { vi } from 'vitest';

export interface Request {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}
/** The body of a reply: text, or a value that is sent as JSON; a number is an error status without a body. */
type Answer = string | number | object;

/** Replaces `fetch`: answers by address, everything else with 404. Gives the requests, in order. */
export function serve(answers: Readonly<Record<string, Answer | ((request: Request) => Answer)>>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request: Request = {
      method: init.method ?? 'GET',
      address,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      headers: { ...(init.headers as Record<string, string> | undefined) },
    };
    requests.push(request);
    const found = answers[address] ?? 404;
    const answer = typeof found === 'function' ? found(request) : found;
    if (typeof answer === 'number') return new Response('', { status: answer });
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  return requests;
}
