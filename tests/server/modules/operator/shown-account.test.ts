import { describe, expect, it } from 'vitest';
import { factorDeskEndpoints } from '../../../../src/contract/factor.desk.endpoints';
import { staffSessionsDeskEndpoints } from '../../../../src/contract/staff-sessions.desk.endpoints';
import { addStaff } from '../../../../src/server/modules/operator/staff.service';
import { startShop } from '../../../support/shop';
import { signInAgain, signInStaff, STAFF_PASSWORD } from '../../../support/staff';
import { tenantRecordOf } from '../../../support/tenant-record';

describe('an account whose password the login page shows', () => {
  it('keeps it, and takes no second factor, whoever tries the shop', async () => {
    const shown = { role: 'buyer', email: 'buyer@shown.test', password: STAFF_PASSWORD } as const;
    const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
    const shop = await startShop({ preference, demoAccounts: [shown] });
    const person = { email: shown.email, name: 'Anna Desk', password: STAFF_PASSWORD, language: 'en' } as const;
    const staffId = await addStaff(shop.tenant.id, { ...person, roles: ['buyer'] }, shop.clock.now);
    const as = { staffToken: await signInAgain(shop, staffId) };
    const body = { oldPassword: STAFF_PASSWORD, newPassword: 'calm-harbour-52' };
    const changed = await shop.call(staffSessionsDeskEndpoints.changePassword, { body }, as);
    const factor = await shop.call(factorDeskEndpoints.startFactor, { body: { password: STAFF_PASSWORD } }, as);
    expect([changed.problem.code, factor.problem.code]).toEqual(['METHOD_DISABLED', 'METHOD_DISABLED']);
    const other = await signInStaff(shop, ['buyer']);
    expect((await shop.call(staffSessionsDeskEndpoints.changePassword, { body }, other)).status).toBe(200);
  });
});
