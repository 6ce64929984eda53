import { join } from 'node:path';
import type { Hono } from 'hono';
import { paymentProviders } from './adapters/payment/payment.registry';
import { readPicture } from './adapters/storage/picture-store';
import { env } from './env';
import type { DispatchDeps } from './kernel/dispatch';
import { dispatch } from './kernel/dispatch';
import { serveMedia } from './kernel/media';
import { serveOpenApi } from './kernel/openapi';
import type { Route } from './kernel/route';
import { accountRoutes } from './modules/account/account.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { findSession } from './modules/auth/auth.service';
import { cartRoutes } from './modules/cart/cart.routes';
import { contentRoutes } from './modules/content/content.routes';
import { createPaymentService } from './modules/payment/payment.service';
import { purchaseRoutes } from './modules/purchase/purchase.routes';
import { markPaid } from './modules/purchase/purchase.service';
import { findTenantByHost } from './modules/tenant/tenant.service';
import { tenantRoutes } from './modules/tenant/tenant.routes';

/** The wiring: every module's routes, what providers are chosen, what follows a settled payment. */
export function createApp(overrides: Partial<DispatchDeps> = {}): Hono {
  const payments = createPaymentService({ onSettled: { PURCHASE: markPaid }, providers: paymentProviders([]) });
  const routes: Route[] = [
    ...tenantRoutes,
    ...contentRoutes,
    ...authRoutes,
    ...accountRoutes,
    ...cartRoutes,
    ...purchaseRoutes(payments),
  ];
  const app = dispatch(routes, {
    findTenantByHost,
    findSession,
    now: () => new Date(),
    ...overrides,
  });
  serveMedia(app, (name, width) => readPicture(join(env().DATA_DIR, 'pictures'), name, width));
  serveOpenApi(app);
  return app;
}
