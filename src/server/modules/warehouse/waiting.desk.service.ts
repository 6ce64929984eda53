import { LIMITS } from '../../../contract/limits';
import type { ParcelView } from '../../../contract/parcel-desk';
import type { Permission } from '../../../contract/staff-roles';
import type { Tx } from '../../db/database';
import { warehousesFor } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { claimDeskRepo } from './claim-desk.repo';
import { parcelDeskRepo } from './parcel-desk.repo';

/** Who can do something about what. */
const WORK: [Permission, ParcelView[]][] = [
  ['warehouse.inspect', ['toInspect', 'tasks']],
  ['warehouse.shelve', ['toShelve']],
  ['warehouse.return', ['returns']],
  ['warehouse.unclaimed', ['unclaimed']],
];

/** What lies there that this person can do something about: each verb may be theirs in other warehouses than the desk is. */
export async function countParcels(tx: Tx, ctx: StaffCtx): Promise<number> {
  const repo = parcelDeskRepo(tx, { tenantId: ctx.tenant.id, now: ctx.now() });
  const asked = WORK.flatMap(([right, views]) => {
    const theirs: readonly (string | undefined)[] = warehousesFor(ctx.staff, right) ?? [undefined];
    return theirs.flatMap((warehouseId) => views.map((view) => ({ view, warehouseId })));
  });
  const counts = await Promise.all(asked.map((each) => repo.count(each, LIMITS.deskCount)));
  return counts.reduce((sum, count) => sum + count, 0);
}

export const countClaims = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  claimDeskRepo(tx, { tenantId: ctx.tenant.id }).count(LIMITS.deskCount);
