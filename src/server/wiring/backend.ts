import { apiApp, askForPage } from './api-app';
import { env } from '../env';
import type { Ask, Visitor } from '../kernel/ask';
import { findTenantByHost } from '../modules/tenant/tenant.service';
import { outsideBackend } from './outside-backend';

/** Who answers the calls of the contract, for loaders and browsers alike. Requests are to `/api/…` of the shop's host. */
export interface Backend {
  fetch: (request: Request) => Promise<Response>;
  /**
   * What stands for the shop of a host as it is now: the same object as long as nothing of it changes. Undefined where
   * there is no such shop; the method itself is missing where only the backend could say.
   */
  findShop?: (host: string) => Promise<object | undefined>;
  /** The reads of one page without a request for each; missing where there have to be requests. */
  ask?: (visitor: Visitor) => Ask;
}

const held = globalThis as { sampanBackend?: Backend };

/** Another one in place of both, for this process: the mock of `npm run dev:mock`. */
export const setBackend = (backend: Backend | undefined) => {
  held.sampanBackend = backend;
};

/** The embedded backend, or the one that API_ORIGIN names. */
export function backend(): Backend {
  if (held.sampanBackend) return held.sampanBackend;
  const { API_ORIGIN } = env();
  return API_ORIGIN
    ? outsideBackend(API_ORIGIN)
    : { fetch: async (request) => apiApp().fetch(request), findShop: findTenantByHost, ask: askForPage };
}
