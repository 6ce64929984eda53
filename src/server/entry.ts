import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { apiApp } from './api-app';
import { env } from './env';

/** Answers a request below /api. The address of the caller is ours to say, never the client's. */
export function handleApi(req: IncomingMessage, res: ServerResponse): Promise<void> {
  req.headers['x-sampan-client-ip'] = clientIp(req);
  return listener(req, res);
}

const listener = getRequestListener((request) => apiApp().fetch(request), { overrideGlobalObjects: false }) as (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<void>;

function clientIp(req: IncomingMessage): string {
  const forwarded = req.headers['x-forwarded-for'];
  const last = env().TRUST_PROXY && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? req.socket.remoteAddress ?? '';
}

export { pageProps, type LoaderData } from './page-props';
export { errorShell } from './error-shell';
export { pagePolicyHeaders } from './kernel/security-policy';
export { prepareDatabase as prepare } from './prepare';
export { startJobs } from './app-jobs';
