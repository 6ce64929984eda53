import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../src/contract/api.endpoints';
import type { Endpoint } from '../../src/contract/endpoint';
import { DEFAULT_ROLES } from '../../src/contract/operator.enums';
import { shopTx } from '../../src/server/db/database';
import { signUp } from '../support/shopper';
import { startShop, type CallOptions, type Shop } from '../support/shop';
import { signInAgain, signInStaff } from '../support/staff';
import { inputOf, made, nameOf } from './valid-inputs';
import { EXPECTED } from './staff-rights';

const staffCalls = API.filter(({ access }) => access === 'staff');

const ask = (shop: Shop, endpoint: Endpoint, options: CallOptions) =>
  shop.call(endpoint, inputOf(endpoint, made('none')), options);

/** A file that was never uploaded, say. */
const namesUnknown = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.status === 422 && answer.problem.errors?.every(({ code }) => code === 'unknown');

describe('who of the staff may call what', () => {
  it('is said of every call of the staff', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(staffCalls.map(nameOf).sort());
  });

  it.each(DEFAULT_ROLES)('%s', async (role) => {
    const shop = await startShop();
    const allowed: string[] = [];
    const { staffId } = await signInStaff(shop, [role]);
    for (const endpoint of staffCalls) {
      // a call may have ended the session before
      const staffToken = await signInAgain(shop, staffId);
      const answer = await ask(shop, endpoint, { staffToken });
      // what it may do is there or not: the thing asked for never is, nor is anybody in the middle of something
      expect([200, 403, 404, 409, 410], nameOf(endpoint)).toContain(namesUnknown(answer) ? 404 : answer.status);
      if (answer.status === 403)
        expect(answer.problem).toMatchObject({
          code: 'FORBIDDEN',
          data: { permission: endpoint.permission ?? expect.any(String) },
        });
      else allowed.push(nameOf(endpoint));
    }
    const expected = Object.keys(EXPECTED).filter((name) => EXPECTED[name]?.includes(role));
    expect(allowed.sort()).toEqual(expected.sort());
  });

  describe('every call of the staff', () => {
    let shop: Shop;
    let strangers: CallOptions[];
    beforeAll(async () => {
      const other = await startShop();
      shop = await startShop();
      await signInStaff(shop);
      const suspended = await signInStaff(shop, ['manager']);
      await shopTx(shop.tenant.id, (tx) =>
        tx.execute(sql`update staff set state = 'SUSPENDED' where id = ${suspended.staffId}`),
      );
      const shopper = await signUp(shop);
      const { staffToken } = await signInStaff(other);
      strangers = [
        {},
        { token: shopper.token },
        { staffToken: shopper.token },
        { staffToken: suspended.staffToken },
        { staffToken },
        { token: staffToken },
      ];
    });

    it.each(staffCalls.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      '%s is for nobody who is not of this shop’s staff',
      async (_, endpoint) => {
        for (const options of strangers)
          expect((await ask(shop, endpoint, options)).problem).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
      },
    );
  });
});
