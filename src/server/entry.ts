import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { plainApiPath } from './api-path';
import { backend } from './backend';
import { settleCaller } from './caller-facts';
import { refuse } from './http/refusal';

/** Answers a request below /api, by whichever backend there is. */
export function handleApi(req: IncomingMessage, res: ServerResponse): Promise<void> {
  settleCaller(req);
  if (plainApiPath(req.url ?? '') === undefined) return Promise.resolve(refuse(req, res, 'MALFORMED'));
  return listener(req, res);
}

const listener = getRequestListener((request) => backend().fetch(request), { overrideGlobalObjects: false }) as (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<void>;

export { pageProps, type LoaderData } from './page-props';
export { faviconProps } from './page-favicon';
export { robotsProps } from './page-robots';
export { sitemapProps } from './page-sitemap';
export { errorShell } from './error-shell';
export { pagePolicyHeaders } from './kernel/security-policy';
export { prepareDatabase as prepare } from './prepare';
export { startJobs } from './app-jobs';
export { watchTenants } from './modules/tenant/watch-tenants.service';
