import { once } from 'node:events';
import {
  createServer,
  get,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

/** Listens on a port of its own. @returns its address */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server for one test. */
export async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

/** What a browser gets that asks such a server for a page; the headers name the shop. */
export async function readPage(
  handle: RequestListener,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; html: string }> {
  const origin = await serve(handle);
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      text(answer).then((html) => resolve({ status, headers: received, html }), reject);
    }).on('error', reject);
  });
}

/** The server's own code, read anew in an environment with these variables. */
export async function storefrontWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const [entry, { createShopServer }] = await Promise.all([
    import('../../src/server/entry'),
    import('../../src/server/start/http-server'),
  ]);
  const server = createShopServer((req, res) => void entry.handleApi(req, res), { acceptsUpgrades: false });
  return { ...entry, server, origin: await listen(server) };
}

/** Leaves the next test file the code and the backend that it expects. */
export function forgetStorefront() {
  vi.unstubAllEnvs();
  vi.resetModules();
  delete (globalThis as { sampanBackend?: unknown }).sampanBackend;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  json: unknown;
}

/** A request that may name any host, as browsers of different shops do. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
    const sent = httpRequest(`${origin}/api${path}`, { method, headers: { ...type, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: bytes,
          get json() {
            return JSON.parse(bytes.toString()) as unknown;
          },
        });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
