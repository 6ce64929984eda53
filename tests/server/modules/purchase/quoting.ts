import type { CallInput } from '../../../../src/contract/endpoint';
import { purchaseDeskEndpoints } from '../../../../src/contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { auditRepo } from '../../../../src/server/modules/operator/audit.repo';
import { shopTx } from '../../../../src/server/db/database';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from './ordering';

export const REQUEST = {
  productUrl: 'https://shop.example/lamp',
  title: 'A lamp',
  options: 'Brass',
  unitPriceFen: 1250,
  quantity: 2,
  remark: 'No box',
};
export const ROW = {
  title: 'Brass lamp',
  productUrl: 'https://shop.example/lamp?v=2',
  options: 'Brass',
  quantity: 2,
  unitPriceFen: 1500,
  note: 'From the maker',
};
type QuoteBody = CallInput<typeof purchaseDeskEndpoints.quoteManual>['body'];

/** A shopper and a member of staff of one shop; every step of a price request as one call. */
export const startQuoting = async (role: DefaultRole = 'buyer', settings: Partial<TenantRecord> = {}) =>
  quotingAt(await startOrdering([], await startShop(settings)), role);

/** The same where the shop has been opened. */
export async function quotingAt(at: Ordering, role: DefaultRole = 'buyer') {
  const { shop } = at;
  const desk = { staffToken: (await signInStaff(shop, [role])).staffToken };
  const params = (id: string) => ({ params: { id } });
  const { clock } = shop;
  return {
    ...at,
    desk,
    /** @returns its id */
    ask: async (change: Partial<typeof REQUEST> = {}) =>
      (await shop.call(purchaseEndpoints.createManual, { body: { ...REQUEST, ...change } }, at)).data.id,
    read: (id: string) => shop.call(purchaseEndpoints.getManual, params(id), at),
    accept: (id: string) =>
      shop.call(purchaseEndpoints.acceptManual, { ...params(id), body: { termsAccepted: true } }, at),
    decline: (id: string, reason = '') =>
      shop.call(purchaseEndpoints.closeManual, { ...params(id), body: { reason } }, at),
    queue: (query: CallInput<typeof purchaseDeskEndpoints.listManual>['query'] = {}, as = desk) =>
      shop.call(purchaseDeskEndpoints.listManual, { query }, as),
    open: (id: string, as = desk) => shop.call(purchaseDeskEndpoints.getManual, params(id), as),
    claim: (id: string, as = desk, takesOver = false) =>
      shop.call(purchaseDeskEndpoints.claimManual, { ...params(id), body: { takesOver } }, as),
    release: (id: string, as = desk) => shop.call(purchaseDeskEndpoints.releaseManual, params(id), as),
    quote: (id: string, change: Partial<QuoteBody> = {}, as = desk) => {
      const body = { version: 1, rows: [ROW], freightFen: 800, validDays: 7, ...change };
      return shop.call(purchaseDeskEndpoints.quoteManual, { ...params(id), body }, as);
    },
    refuse: (id: string, version = 1, as = desk) =>
      shop.call(purchaseDeskEndpoints.closeManual, { ...params(id), body: { version, reason: 'Not sold' } }, as),
    later: (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
    },
    /** What the audit says of a request, newest first. */
    audit: (subjectId: string) =>
      shopTx(shop.tenant.id, (tx) => auditRepo(tx, { tenantId: shop.tenant.id }).list({ subjectId }, 100)),
  };
}
