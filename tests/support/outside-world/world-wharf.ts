import { addStaff } from '../../../src/server/modules/operator/staff.service';
import { saveTenant } from '../../../src/server/modules/tenant/tenant.service';
import { lineOf, publishOffers, warehouseOf } from '../shop-offers';
import { STAFF_PASSWORD } from '../staff';
import { tenantRecordOf } from '../tenant-record';
import type { Outsider } from './outsider';

const ROLES = ['buyer', 'warehouse', 'packer'] as const;
const people = ROLES.map((role) => ({ role, email: `${role}@wharf.example`, password: STAFF_PASSWORD }));

/** Nobody is played here: what its staff do, journeys do at their desks. The login page shows who they are. */
async function openShop(): Promise<void> {
  const { preference } = tenantRecordOf({ id: 'wharf' });
  await saveTenant(
    tenantRecordOf({
      ...{ id: 'wharf', name: { en: 'Wharf' }, supportedLanguages: ['en', 'zh-CN'] },
      ...{ preference: { ...preference, demoAccounts: true }, demoAccounts: people },
    }),
  );
  await publishOffers('wharf', { warehouses: [warehouseOf()], lines: [lineOf()] }, new Date(0));
  for (const { role, email, password } of people)
    await addStaff('wharf', { email, password, name: `Wharf ${role}`, language: 'en', roles: [role] }, new Date());
}

/** No company, but a shop beside those of the demo. */
export const startWharf = (): Promise<Outsider> =>
  Promise.resolve({ name: 'wharf', variables: {}, settle: openShop, verbs: {} });
