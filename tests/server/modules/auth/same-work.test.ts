import { afterAll, beforeAll, describe, expect, it, vi, type Mock } from 'vitest';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import type { Shop } from '../../../support/shop';

let support: typeof import('../../../support/shop') & typeof import('../../../support/shopper');
let verify: Mock;

beforeAll(async () => {
  vi.resetModules();
  const argon2 = await import('@node-rs/argon2');
  verify = vi.fn(argon2.verify);
  vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }));
  support = { ...(await import('../../../support/shop')), ...(await import('../../../support/shopper')) };
});
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

/** Type and cost of each hash that a password was compared with: `$argon2id$v=19$m=…`. */
const compared = () => verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));

describe('what a wrong password costs (A7)', () => {
  const logIn = (shop: Shop, email: string, password = 'not-the-password') =>
    shop.call(authEndpoints.login, { body: { email, password } });

  it('is one comparison of the same cost, whether the e-mail is known or not', async () => {
    const shop = await support.startShop();
    const { email } = await support.signUp(shop);
    // those of the tests cost less: it is made anew when they come in
    await logIn(shop, email, support.PASSWORD);
    verify.mockClear();
    await logIn(shop, email);
    const known = compared();
    verify.mockClear();
    await logIn(shop, 'nobody@mail.test');
    expect(known).toHaveLength(1);
    expect(compared()).toEqual(known);
  });
});
