import type { DefaultRole } from '../../contract/staff-roles';
import { shopTx } from '../../server/db/database';
import type { TenantRecord } from '../../server/kernel/tenant-record';
import { openStaffSession } from '../../server/modules/operator/staff-session.service';
import { listStaff } from '../../server/modules/operator/staff.service';

/** The session of the one of a demo shop's staff who does this, whom its login page names. */
export async function staffTokenOf(
  { id: tenantId, demoAccounts }: TenantRecord,
  wanted: DefaultRole,
  now: Date,
): Promise<string> {
  const email = demoAccounts.find(({ role }) => role === wanted)?.email;
  const staffId = (await listStaff(tenantId)).find((each) => each.email === email)?.id ?? '';
  const here = { now, userAgent: '', ip: '' };
  return shopTx(tenantId, (tx) => openStaffSession(tx, { tenantId, staffId }, here));
}
