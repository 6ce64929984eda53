import { expect, it } from 'vitest';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

const ROUNDS = [1, 2, 3, 4];
const RATES = { EUR: '0.13', JPY: '21', GBP: '0.11', KRW: '190', AUD: '0.22', THB: '5' };

describeOnPostgres('another currency', () => {
  it.each(ROUNDS)('begins once, whoever of several asked first: round %i', async () => {
    const shop = await startShop();
    const [one, two] = [await signInStaff(shop, ['owner']), await signInStaff(shop, ['owner'])];
    const was = shop.tenant.currency;
    const wanted = Object.entries(RATES).filter(([currency]) => currency !== was);
    const answers = await Promise.all(
      wanted.map(([currency, rate], at) =>
        shop.call(settingsDeskEndpoints.setCurrency, { body: { currency, rate, was } }, at % 2 ? one : two),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...wanted.slice(1).map(() => 409)]);
    const begun = answers.find(({ status }) => status === 200)?.data;
    const { data } = await shop.call(settingsDeskEndpoints.getRates, {}, one);
    expect([data.currency, data.inUse]).toEqual([begun?.currency, begun?.inUse]);
    expect(data.inUse).toBe(RATES[data.currency as keyof typeof RATES]);
  });
});
