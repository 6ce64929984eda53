import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { backend } from './backend';
import { settleCaller } from './caller-facts';

/** Answers a request below /api, by whichever backend there is. */
export function handleApi(req: IncomingMessage, res: ServerResponse): Promise<void> {
  settleCaller(req);
  return listener(req, res);
}

const listener = getRequestListener((request) => backend().fetch(request), { overrideGlobalObjects: false }) as (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<void>;

export { pageProps, type LoaderData } from './page-props';
export { robotsProps } from './page-robots';
export { sitemapProps } from './page-sitemap';
export { errorShell } from './error-shell';
export { pagePolicyHeaders } from './kernel/security-policy';
export { prepareDatabase as prepare } from './prepare';
export { startJobs } from './app-jobs';
