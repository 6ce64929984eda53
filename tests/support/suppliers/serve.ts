import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call of an adapter, as its supplier's server sees it. */
export interface SupplierCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
  /** Of a body that is a form. */
  form: Record<string, string>;
}
/** A body that is no text is sent as JSON; nothing at all: the connection is cut. */
export type SupplierAnswer = { status?: number; body: unknown; headers?: Record<string, string> } | undefined;

/** A supplier's server on this machine. @param answer what it says; it may take its time */
export async function serveSupplier(answer: (call: SupplierCall) => SupplierAnswer | Promise<SupplierAnswer>) {
  const calls: SupplierCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const url = new URL(request.url ?? '/', 'http://supplier');
      const body = Buffer.concat(parts).toString();
      const call: SupplierCall = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body,
        form: Object.fromEntries(new URLSearchParams(body)),
      };
      calls.push(call);
      const said = await answer(call);
      if (!said) return void request.socket.destroy();
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers });
      response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
