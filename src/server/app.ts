import type { Hono } from 'hono';
import type { DispatchDeps } from './kernel/dispatch';
import { dispatch } from './kernel/dispatch';
import type { Route } from './kernel/route';
import { findTenantByHost } from './modules/tenant/tenant.service';
import { tenantRoutes } from './modules/tenant/tenant.routes';

/** The wiring: every module's routes, what providers are chosen, what follows a settled payment. */
export function createApp(overrides: Partial<DispatchDeps> = {}): Hono {
  const routes: Route[] = [...tenantRoutes];
  return dispatch(routes, {
    findTenantByHost,
    findSession: async () => undefined,
    now: () => new Date(),
    ...overrides,
  });
}
