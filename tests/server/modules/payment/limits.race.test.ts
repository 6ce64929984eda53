import { expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { productOf } from '../../../support/marketplace';
import { orderDue } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { startOrdering } from '../purchase/ordering';

const TOO_MANY = 4;
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted();
const expected = (room: number) => [...Array<number>(room).fill(200), ...Array<number>(TOO_MANY).fill(429)];

describeOnPostgres('of one shopper, however many are asked for at once,', () => {
  // fails when what waits is counted and then added to
  it('quotes are 60 that wait', async () => {
    const product = productOf();
    const at = await startOrdering([product]);
    const lines = await at.add(product);
    const rivals = Array.from({ length: LIMITS.waitingQuotes + TOO_MANY }, () => at.refresh(lines));
    expect(await statusesOf(rivals)).toEqual(expected(LIMITS.waitingQuotes));
  });

  // fails when what waits is counted and then added to
  it('charges are 20 that wait', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    const dues: Awaited<ReturnType<typeof orderDue>>[] = [];
    for (let n = 0; n < LIMITS.waitingCharges + TOO_MANY; n += 1) dues.push(await orderDue(shop, shopper, 100));
    const rivals = dues.map(({ paymentNo }) =>
      shop.call(
        paymentEndpoints.start,
        { params: { provider: 'SANDBOX' }, body: { orderPay: paymentNo, orderAmount: 100 } },
        { token: shopper.token },
      ),
    );
    expect(await statusesOf(rivals)).toEqual(expected(LIMITS.waitingCharges));
  });
});
