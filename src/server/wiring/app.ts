import { Resolver } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { OutsideService } from '../adapters/outside-service.port';
import type { KnownProvider } from '../adapters/payment/payment.registry';
import { servedBucket } from '../adapters/storage/bucket.registry';
import { serveLocalBucket } from '../adapters/storage/local-bucket-http';
import { findAccountsBy } from '../adapters/marketplace/marketplace.registry';
import { demoGoods } from '../adapters/marketplace/embedded/demo-goods';
import { onSettled, wireMoney } from './app-money';
import { demoWorld } from './demo-door';
import { EXPORTS } from './exports';
import { outsideServices } from './outside-services';
import { onTransactions } from '../db/measured-transactions';
import { asking, type Ask, type Visitor } from '../kernel/ask';
import { dispatch } from '../kernel/dispatch';
import { serveMedia } from '../kernel/media';
import { metrics } from '../kernel/metrics';
import { isPlatformCall } from '../kernel/platform';
import { serveOpenApi } from '../kernel/openapi';
import type { DispatchDeps } from '../kernel/request-context';
import type { Route } from '../kernel/route';
import { accountRoutes } from '../modules/account/account.routes';
import { customsRoutes } from '../modules/account/customs.routes';
import { mailSettingsDeskRoutes } from '../modules/content/mail-settings.desk.routes';
import { authRoutes } from '../modules/auth/auth.routes';
import { findSession, recallSession } from '../modules/auth/auth.service';
import { catalogueDeskRoutes } from '../modules/catalog/catalogue.desk.routes';
import { catalogRoutes } from '../modules/catalog/catalog.routes';
import { cartRoutes } from '../modules/cart/cart.routes';
import { articleDeskRoutes } from '../modules/content/article.desk.routes';
import { contentRoutes } from '../modules/content/content.routes';
import { siteItemDeskRoutes } from '../modules/content/site-item.desk.routes';
import { recordDeed } from '../modules/operator/audit.service';
import { customerDeskRoutes } from '../modules/customer/customer.desk.routes';
import { dashboardDeskRoutes } from '../modules/dashboard/dashboard.desk.routes';
import { personalDataRoutes } from '../modules/customer/personal-data.routes';
import { threadDeskRoutes } from '../modules/customer/thread.desk.routes';
import { threadRoutes } from '../modules/customer/thread.routes';
import { exportDeskRoutes } from '../modules/export/export.desk.routes';
import { apiKeyDeskRoutes } from '../modules/operator/api-key.desk.routes';
import { findByKey } from '../modules/operator/api-key-door.service';
import { operatorDeskRoutes } from '../modules/operator/operator.desk.routes';
import { findStaff, holdCaller, recallStaff } from '../modules/operator/staff-session.service';
import { platformRoutes } from '../modules/platform/platform.routes';
import { supportAccessDeskRoutes } from '../modules/platform/support-access.desk.routes';
import { findPerson } from '../modules/platform/platform-session.service';
import { followAdjustment } from '../modules/payment/adjusted-compensation.service';
import { paymentDeskRoutes } from '../modules/payment/payment.desk.routes';
import { createReviewPayment } from '../modules/payment/review-payment.service';
import { createSettle } from '../modules/payment/settle.service';
import { paymentRoutes } from '../modules/payment/payment.routes';
import { ownProductRoutes } from '../modules/catalog/own-product.desk.routes';
import { purchaseDeskRoutes } from '../modules/purchase/purchase.desk.routes';
import { purchaseRoutes } from '../modules/purchase/purchase.routes';
import { domainDeskRoutes } from '../modules/tenant/domain.desk.routes';
import type { NameServers } from '../modules/tenant/domain.service';
import { findOutsideCredentials } from '../modules/tenant/outside-credential.service';
import { webhookDeskRoutes } from '../modules/tenant/webhook.desk.routes';
import { findTenantByHost } from '../modules/tenant/tenant.service';
import { paymentSettingsDeskRoutes } from '../modules/tenant/payment-settings.desk.routes';
import { feeRulesDeskRoutes } from '../modules/tenant/fee-rules.desk.routes';
import { lineDeskRoutes } from '../modules/tenant/line.desk.routes';
import { simulateDeskRoutes } from '../modules/transit/simulate.desk.routes';
import { settingsDeskRoutes } from '../modules/tenant/settings.desk.routes';
import { tenantRoutes } from '../modules/tenant/tenant.routes';
import { batchDeskRoutes } from '../modules/transit/batch.desk.routes';
import { wayDeskRoutes } from '../modules/transit/way.desk.routes';
import { transitDeskRoutes } from '../modules/transit/transit.desk.routes';
import { transitRoutes } from '../modules/transit/transit.routes';
import { uploadDeskRoutes } from '../modules/upload/upload.desk.routes';
import { uploadRoutes } from '../modules/upload/upload.routes';
import { walletDeskRoutes } from '../modules/wallet/wallet.desk.routes';
import { walletRoutes } from '../modules/wallet/wallet.routes';
import { warehouseDeskRoutes } from '../modules/warehouse/warehouse.desk.routes';
import { warehouseRoutes } from '../modules/warehouse/warehouse.routes';

export interface Answering {
  app: Hono;
  /** What it answers of the contract. */
  routes: Route[];
  /** The reads of one page (kernel/ask.ts). */
  ask: (visitor: Visitor) => Ask;
}

export const createApp = (
  overrides: Partial<DispatchDeps> = {},
  companies?: KnownProvider[],
  services?: () => OutsideService[],
  servers?: NameServers,
): Hono => createAnswering(overrides, companies, services, servers).app;

/** The wiring: every module's routes, what providers are chosen, what follows a settled payment. */
export function createAnswering(
  overrides: Partial<DispatchDeps> = {},
  companies?: KnownProvider[],
  services = outsideServices,
  servers: NameServers = new Resolver({ timeout: 3000, tries: 2 }),
): Answering {
  onTransactions({
    failed: (sqlstate) => metrics().databaseErrors.inc({ sqlstate }),
    waited: (seconds) => metrics().databaseWait.observe(seconds),
    ran: (purpose, seconds) => metrics().transactionSeconds.observe({ purpose }, seconds),
  });
  findAccountsBy(findOutsideCredentials);
  const { payments, deposits, bank, payable } = wireMoney(async (request) => app.fetch(request), companies);
  const routes: Route[] = [
    ...tenantRoutes,
    ...contentRoutes,
    ...authRoutes,
    ...accountRoutes,
    ...customsRoutes(recordDeed),
    ...catalogRoutes,
    ...cartRoutes,
    ...purchaseRoutes(payments),
    ...warehouseRoutes,
    ...paymentRoutes(payments),
    ...walletRoutes(deposits),
    ...transitRoutes(payments),
    ...uploadRoutes,
    ...uploadDeskRoutes,
    ...operatorDeskRoutes,
    ...apiKeyDeskRoutes,
    ...webhookDeskRoutes,
    ...purchaseDeskRoutes,
    ...ownProductRoutes,
    ...articleDeskRoutes,
    ...catalogueDeskRoutes,
    ...siteItemDeskRoutes,
    ...warehouseDeskRoutes,
    ...walletDeskRoutes(followAdjustment),
    ...customerDeskRoutes,
    ...threadRoutes,
    ...personalDataRoutes,
    ...threadDeskRoutes,
    ...transitDeskRoutes,
    ...batchDeskRoutes,
    ...wayDeskRoutes,
    ...settingsDeskRoutes,
    ...exportDeskRoutes(EXPORTS),
    ...domainDeskRoutes(servers),
    ...mailSettingsDeskRoutes(servers),
    ...paymentSettingsDeskRoutes(() => ({ services: services(), providers: payable })),
    ...dashboardDeskRoutes,
    ...feeRulesDeskRoutes,
    ...supportAccessDeskRoutes,
    ...platformRoutes,
    ...lineDeskRoutes,
    ...simulateDeskRoutes,
    ...paymentDeskRoutes(createReviewPayment(createSettle(onSettled))),
    ...(demoWorld()?.routes ?? []),
    ...(bank?.routes ?? []),
  ];
  const deps: DispatchDeps = {
    findTenantByHost,
    shoppers: { find: findSession, recall: recallSession },
    staff: { find: findStaff, recall: recallStaff, hold: holdCaller },
    keys: { find: findByKey, recall: () => undefined },
    platform: { find: findPerson, recall: () => undefined },
    now: () => new Date(),
    wait: setTimeout,
    ...overrides,
  };
  const app: Hono = dispatch(routes, deps);
  serveMedia(app, () => demoGoods()?.readPicture);
  serveLocalBucket(app, { bucket: servedBucket, ...deps });
  serveOpenApi(
    app,
    routes.map(({ endpoint }) => endpoint).filter((endpoint) => !isPlatformCall(endpoint)),
  );
  return { app, routes, ask: asking(routes, deps) };
}
