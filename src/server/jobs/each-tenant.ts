import { tenantTx, type Tx } from '../db/database';
import { log } from '../kernel/log';
import { listTenantIds } from '../modules/tenant/tenant.service';

export interface TenantScope {
  tenantId: string;
  now: () => Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Does the work in one shop after the other; a shop where it fails does not keep it from the rest. */
export async function eachTenant(now: () => Date, work: (scope: TenantScope) => Promise<void>): Promise<void> {
  for (const tenantId of await listTenantIds()) {
    try {
      await work({ tenantId, now, tx: (inTransaction) => tenantTx({ tenantId, shopperId: '' }, inTransaction) });
    } catch (error) {
      log().error({ err: error, tenant: tenantId }, 'job failed for a shop');
    }
  }
}
