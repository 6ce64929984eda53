import type { IncomingMessage, ServerResponse } from 'node:http';
import { readiness } from './readiness';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * `/healthz`: the process turns. `/readyz`: send it requests; 503 while it starts and before it stops. A database that
 * is away makes no process unready: all would go at once, and with them the pages that say so.
 * @returns whether it was one of the two
 */
export function answerHealth({ url, method }: IncomingMessage, res: ServerResponse): boolean {
  if (url !== '/healthz' && url !== '/readyz') return false;
  const state = url === '/healthz' ? 'ok' : readiness();
  res.writeHead(state === 'ok' || state === 'ready' ? 200 : 503, HEADERS);
  res.end(method === 'HEAD' ? undefined : `${state}\n`);
  return true;
}
