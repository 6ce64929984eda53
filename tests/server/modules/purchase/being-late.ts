import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import type { StaffLimits } from '../../../../src/contract/staff-limits';
import type { Shop } from '../../../support/shop';
import { startBuyingDesk } from './buying-at-desk';

export const editLate = ({ shop: { tenant } }: { shop: Shop }, late: StaffLimits['late'], compensationMonth: number) =>
  saveTenant({ ...tenant, staffLimits: { compensationMonth, late } });

/** A paid order, by when it is to be bought, and the balance of its shopper. */
export async function startLate(late: StaffLimits['late'], month = 100_000) {
  const at = await startBuyingDesk();
  await editLate(at, late, month);
  const { id, orderNo } = await at.paidForTwo();
  const due = new Date((await at.get(id)).data.buyBefore ?? '');
  return { ...at, id, orderNo, due, before: await at.balance() };
}
