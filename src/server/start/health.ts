import type { IncomingMessage, ServerResponse } from 'node:http';
import { readiness } from './readiness';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * `/livez`, and `/healthz` where visitors come: the process turns. `/readyz`: send it requests; 503 while it starts,
 * when it is overloaded and before it stops. A database that is away makes no process unready: all would go at once, and
 * with them the pages that say so.
 * @returns whether it was one of them
 */
export function answerHealth({ url, method }: IncomingMessage, res: ServerResponse): boolean {
  if (url !== '/livez' && url !== '/healthz' && url !== '/readyz') return false;
  const state = url === '/readyz' ? readiness() : 'ok';
  res.writeHead(state === 'ok' || state === 'ready' ? 200 : 503, HEADERS);
  res.end(method === 'HEAD' ? undefined : `${state}\n`);
  return true;
}
