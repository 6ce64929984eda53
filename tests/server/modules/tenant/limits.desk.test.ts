import { expect, it } from 'vitest';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import type { StaffLimits } from '../../../../src/contract/staff-limits';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

const { getLimits, setLimits } = settingsDeskEndpoints;

it('limits of the staff are made narrower by who edits settings, and raised or removed by the owner alone', async () => {
  const shop = await startShop({ staffLimits: { compensationMonth: 0, alone: { claim: 1_000 } } });
  const [manager, owner] = [await signInStaff(shop, ['manager']), await signInStaff(shop, ['owner'])];
  const set = async (staffLimits: StaffLimits, who: typeof owner) => {
    const { version } = (await shop.call(getLimits, {}, who)).data;
    return shop.call(setLimits, { body: { version, values: { staffLimits } } }, who);
  };
  for (const alone of [{ claim: 1_001 }, {}]) {
    const refused = await set({ compensationMonth: 0, alone }, manager);
    expect(refused.problem).toMatchObject({ status: 403, data: { permission: 'settings.limits' } });
  }
  expect((await shop.call(getLimits, {}, manager)).data.values.staffLimits?.alone).toEqual({ claim: 1_000 });
  expect((await set({ compensationMonth: 0, alone: { claim: 900 } }, manager)).status).toBe(200);
  const { data } = await set({ compensationMonth: 0 }, owner);
  expect(data.values.staffLimits).toEqual({ compensationMonth: 0 });
});
