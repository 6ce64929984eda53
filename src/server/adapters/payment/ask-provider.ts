const TIMEOUT_MS = 10_000;
/** No answer that we ask for is longer. */
const LONGEST = 1_000_000;

interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
}
export interface Answered {
  status: number;
  text: string;
  /** Undefined where it is no JSON. */
  json: unknown;
}

/**
 * Asks the server of a provider. Whatever status it answers with is an answer.
 * @throws Error where none came: it may have done what was asked
 */
export async function askProvider(url: string, { method = 'POST', headers = {}, body }: Question): Promise<Answered> {
  const init = { method, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const response = await fetch(url, body === undefined ? init : { ...init, body });
  const text = await response.text();
  if (text.length > LONGEST) throw new Error(`an answer of ${String(text.length)} characters`);
  return { status: response.status, text, json: jsonOf(text) };
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a provider answered where it did not do what was asked. Its own words are for us: they go into the log. */
export const refusedBy = (name: string, { status }: Pick<Answered, 'status'>, said: string | undefined): Error =>
  new Error(`${name} answered ${String(status)}: ${(said ?? '').slice(0, 200)}`);

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
