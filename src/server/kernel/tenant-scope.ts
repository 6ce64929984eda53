import { shopTx } from '../db/database';
import type { Ctx } from './context';

/** What a job and a request have in common: one shop, nobody's in particular. */
export interface TenantScope {
  tenantId: string;
  now: () => Date;
  tx: Ctx['tx'];
}
export const scopeOf = ({ tenant, now, tx }: Ctx): TenantScope => ({ tenantId: tenant.id, now, tx });

/** Of a job, which does one thing at one time. */
export const jobScope = (tenantId: string, time: Date): TenantScope => ({
  tenantId,
  now: () => time,
  tx: (work) => shopTx(tenantId, work),
});
