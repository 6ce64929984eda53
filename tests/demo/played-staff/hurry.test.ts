import { describe, expect, it } from 'vitest';
import { playedStaffEndpoints } from '../../../src/demo/played-staff/played-staff.endpoints';
import { goLive } from '../../../src/server/wiring/go-live';
import { shippingOf, startShipping } from '../../server/modules/transit/shipping';
import { PAY_PASSWORD } from '../../support/money';
import { startShop } from '../../support/shop';
import { lineOf } from '../../support/shop-offers';
import { signUp } from '../../support/shopper';

describe('who tries a demo shop', () => {
  it('need not wait for its staff, and hurries nobody else’s goods', async () => {
    const offers = { lines: [lineOf()] };
    // by the clock each shipment would go wrong
    const shop = await startShop({ offers, playedStaff: { stepSeconds: 90, troubleOneIn: 1 } });
    const [mine, others] = [
      await startShipping(shop),
      await shippingOf(shop, await signUp(shop, { payPassword: PAY_PASSWORD })),
    ];
    const hurry = async () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      return (await shop.call(playedStaffEndpoints.hurry, {}, { token: mine.token })).data.done;
    };
    const untilNothingIsLeft = async () => {
      while ((await hurry()) > 0);
    };
    await mine.fund(10_000);
    const [{ id }, theirs] = [await mine.order(), await others.order()];
    expect([await hurry(), (await mine.get(id)).data.status]).toEqual([1, 'PACKING']);
    await untilNothingIsLeft();
    expect((await mine.get(id)).data.status).toBe('PENDING_PAYMENT');
    await mine.pay(id);
    await untilNothingIsLeft();
    expect((await mine.get(id)).data.status).toBe('DELIVERED');
    expect((await others.get(theirs.id)).data.status).toBe('SUBMITTED');
  });

  it('hurries them sixty times a minute, each for themselves', async () => {
    const shop = await startShop({ playedStaff: { stepSeconds: 90 } });
    const [{ token }, other] = [await signUp(shop), await signUp(shop)];
    const hurry = (as = token) => shop.call(playedStaffEndpoints.hurry, {}, { token: as });
    for (let count = 0; count < 60; count += 1) expect((await hurry()).status).toBe(200);
    expect((await hurry()).problem.code).toBe('TOO_MANY_REQUESTS');
    expect((await hurry(other.token)).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await hurry()).status).toBe(200);
  });

  it('finds no such thing where the staff are people or the money is real', async () => {
    const [staffed, live] = [await startShop(), await startShop({ playedStaff: { stepSeconds: 90 } })];
    await goLive(live.tenant.id, live.clock.now);
    for (const shop of [staffed, live]) {
      const { token } = await signUp(shop);
      expect((await shop.call(playedStaffEndpoints.hurry, {}, { token })).status).toBe(404);
    }
  });
});
