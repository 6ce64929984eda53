import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { factorDeskEndpoints } from '../../../../src/contract/factor.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { staffSessionsDeskEndpoints } from '../../../../src/contract/staff-sessions.desk.endpoints';
import { addStaff } from '../../../../src/server/modules/operator/staff.service';
import { startShop } from '../../../support/shop';
import { PASSWORD, signUp } from '../../../support/shopper';
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

  it('stays what it is shown as, and whoever it is: its roles, its state, its password and its e-mail', async () => {
    const shownOf = (role: 'owner' | 'buyer' | 'shopper', name: string) => ({ role, email: `${name}@shown.test`, password: STAFF_PASSWORD }); // prettier-ignore
    const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
    const demoAccounts = [shownOf('owner', 'owner'), shownOf('buyer', 'buyer'), shownOf('shopper', 'ada')];
    const shop = await startShop({ preference, demoAccounts });
    const add = (name: string, role: 'owner' | 'buyer') =>
      addStaff(
        shop.tenant.id,
        { email: `${name}@shown.test`, name, password: STAFF_PASSWORD, language: 'en', roles: [role] },
        shop.clock.now,
      );
    const [owner, buyer, hidden] = [
      await add('owner', 'owner'),
      await add('buyer', 'buyer'),
      await add('bea', 'buyer'),
    ];
    const as = { staffToken: await signInAgain(shop, owner) };
    const suspend = (id: string) =>
      shop.call(operatorDeskEndpoints.setState, { params: { id }, body: { version: 1, state: 'SUSPENDED' } }, as);
    const strip = (id: string) =>
      shop.call(operatorDeskEndpoints.setRoles, { params: { id }, body: { version: 1, roles: ['reader'] } }, as);
    expect([(await suspend(buyer)).problem.code, (await strip(buyer)).problem.code]).toEqual([
      'METHOD_DISABLED',
      'METHOD_DISABLED',
    ]);
    // told apart from what a shop has switched off
    expect((await strip(buyer)).problem.data).toEqual({ reason: 'SHOWN_ACCOUNT' });
    expect((await suspend(hidden)).status).toBe(200);
    const { token } = await signUp(shop, { email: 'ada@shown.test' });
    const body = { oldPassword: PASSWORD, newPassword: 'calm-harbour-52' };
    expect((await shop.call(accountEndpoints.changePassword, { body }, { token })).problem.code).toBe(
      'METHOD_DISABLED',
    );
    const move = { loginPassword: PASSWORD, email: 'other@shown.test', verificationCode: '123456' };
    expect((await shop.call(accountEndpoints.changeEmail, { body: move }, { token })).problem.code).toBe(
      'METHOD_DISABLED',
    );
    const reset = { email: 'ada@shown.test', verificationCode: '123456', newPassword: 'calm-harbour-52' };
    expect((await shop.call(authEndpoints.resetPassword, { body: reset })).problem.code).toBe('METHOD_DISABLED');
  });
});
