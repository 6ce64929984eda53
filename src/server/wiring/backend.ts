import type { Backend } from './backend.port';
import { apiApp, askForPage } from './api-app';
import { env } from '../env';
import { findTenantByHost } from '../modules/tenant/tenant.service';
import { outsideBackend } from './outside-backend';

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
    : {
        fetch: async (request) => apiApp().fetch(request),
        findShop: (host) => findTenantByHost(host),
        ask: askForPage,
      };
}
