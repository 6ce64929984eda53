import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { plainApiPath } from './kernel/api-path';
import { backend } from './wiring/backend';
import { settleCaller } from './wiring/caller-facts';
import { opensOf } from './wiring/app-money';
import { refuse } from './kernel/refusal';
import { policyHeaders } from './kernel/security-policy';
import type { Extra } from '../contract/extras';

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

/** Every security header of a page of this shop: where its ways to pay lead is open, where those of others lead is not. */
export async function pagePolicyHeaders(nonce: string, extras: Extra[], host: string | undefined, route = '/') {
  const { findShop } = backend();
  // another backend knows the shops, and not by what they are paid
  if (!findShop) return policyHeaders(nonce, { extras, host, route, paying: opensOf() });
  const shop = await findShop(host ?? '').catch(() => undefined);
  return policyHeaders(nonce, { extras, host, route, paying: opensOf(shop?.paymentProviders ?? []) });
}

export { deskLoginProps, deskProps } from './page/desk-props';
export { platformLoginProps, platformProps } from './page/platform-props';
export { previewProps } from './page/preview-props';
export { pageProps, type LoaderData } from './page/page-props';
export { loginData } from './page/login-data';
export { samplesFor } from './page/sample-accounts';
export { appIconProps } from './page/page-app-icon';
export { faviconProps } from './page/page-favicon';
export { lateTextsProps } from './page/page-late-texts';
export { manifestProps } from './page/page-manifest';
export { offlineProps } from './page/page-offline';
export { robotsProps } from './page/page-robots';
export { sitemapProps } from './page/page-sitemap';
export { errorShell } from './page/error-shell';
export { prepareDatabase as prepare } from './wiring/prepare';
export { startJobs } from './wiring/app-jobs';
export { watchTenants } from './modules/tenant/watch-tenants.service';
