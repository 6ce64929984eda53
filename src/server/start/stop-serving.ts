import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setReadiness } from './readiness';

interface Patience {
  /** How long requests are still taken after `/readyz` says no: what a balancer needs to notice. */
  drainMs: number;
  /** How long those that run may take after that. */
  finishMs: number;
}

/**
 * Stops a server without refusing or cutting a request. From now on each answer says `Connection: close`; connections
 * that ask nothing more are closed once no new ones come. @returns whether every request was answered
 */
export async function stopServing(server: Server, { drainMs, finishMs }: Patience): Promise<boolean> {
  setReadiness('draining');
  await wait(drainMs);
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // one that was busy a moment ago is idle now, and would be kept for its next request
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const late = new AbortController();
  const isDone = await Promise.race([closed, wait(finishMs, false as const, { signal: late.signal })]);
  late.abort();
  clearInterval(sweep);
  if (!isDone) server.closeAllConnections();
  return isDone;
}
