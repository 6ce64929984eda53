import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

describe('session', () => {
  it('knows the shopper of a token', async () => {
    const shop = await startShop();
    const { token, shopperId, email } = await signUp(shop, { payPassword: '471093' });
    const answer = await shop.call(accountEndpoints.getProfile, {}, { token });
    expect(answer.data).toMatchObject({ id: shopperId, email, role: 'shopper', hasPayPassword: true });
  });
});
