import type { DefaultRole } from '../../../src/contract/staff-roles';
import { addStaff } from '../../../src/server/modules/operator/staff.service';
import { saveTenant } from '../../../src/server/modules/tenant/tenant.service';
import { lineOf, publishOffers, warehouseOf } from '../shop-offers';
import { tenantRecordOf } from '../tenant-record';
import type { Outsider } from './outsider';

interface Opened {
  id: string;
  roles: DefaultRole[];
  /** What it is otherwise than `tenantRecordOf` has it. */
  settings: object;
}

/** A shop with test money, one person of each of these roles, a warehouse and a line. */
async function open({ id, roles, settings }: Opened): Promise<void> {
  // whoever signs up reads the code in the outbox of the shop
  const preference = { ...tenantRecordOf({ id }).preference, demoAccounts: true };
  await saveTenant(tenantRecordOf({ id, preference, ...settings }));
  await publishOffers(id, { warehouses: [warehouseOf()], lines: [lineOf()] }, new Date(0));
  for (const role of roles) {
    const person = { email: `${role}@${id}.example`, name: role, password: 'Sampan-demo-2', language: 'en' } as const;
    await addStaff(id, { ...person, roles: [role] }, new Date());
  }
}

/** `opens`: a shop for one journey alone, which may change what it is. */
export const startShops = (): Promise<Outsider> =>
  Promise.resolve({ name: 'shops', variables: {}, verbs: { opens: (body) => open(body as Opened) } });
