import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  header: (name: string) => string;
  body: string;
}
export interface Said {
  status?: number;
  /** A text as it stands, all else as JSON. */
  body: unknown;
  /** Of a text. */
  type?: string;
}

/** Answers of a provider whose own house is on fire, all of which came from one some day. */
export const FAILING: [string, Said][] = [
  ...[500, 503, 401, 429, 302].map((status): [string, Said] => [String(status), { status, body: {} }]),
  ['a list', { body: [] }],
  ['null', { body: null }],
  ['HTML', { type: 'text/html', body: '<h1>Back soon</h1>' }],
  ['lists in lists', { body: '['.repeat(100_000) + ']'.repeat(100_000) }],
];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** What the server of a provider shows a browser. */
export const shown = (html: string): Said => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>Bank</title>${html}`,
});

/** The server of a provider, on a port of its own, for as long as the tests of a file run. */
export async function startFakeServer(answer: (asked: Asked) => Said) {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
      const header = (name: string) => String(request.headers[name] ?? '');
      const asked = { method: request.method ?? '', path: pathname, query: searchParams, header, body: await bodyOf(request) };
      let said: Said;
      try {
        said = answer(asked);
      } catch (error) {
        said = { status: 500, body: String(error) };
      }
      const { status = 200, body, type = 'text/plain' } = said;
      response.writeHead(status, { 'content-type': typeof body === 'string' ? type : 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  }); // prettier-ignore
  // a test on a busy machine may pause longer than a connection is kept by itself
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
