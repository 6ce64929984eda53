import { expect, it } from 'vitest';
import type { PastCall } from '../../../src/demo/past/past-api';
import { pastDays } from '../../../src/demo/past/past-days';
import { PAY_PASSWORD } from '../../support/money';
import { startShipping } from '../../server/modules/transit/shipping';

it('sends to the door what was to be fetched, where no line of those days goes to a station', async () => {
  const at = await startShipping();
  const call: PastCall = async (endpoint, input) => (await at.shop.call(endpoint, input, { token: at.token })).data;
  const choose = () => {
    throw new Error('nothing is bought');
  };
  const days = pastDays({ ...at.owner, payPassword: PAY_PASSWORD, choose, call, clock: at.shop.clock });
  const made = await days.ship([await at.store()], { selfPickup: true });
  expect(made).toMatchObject({ status: 'SUBMITTED', selfPickup: false });
});
