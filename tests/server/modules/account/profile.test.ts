import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

describe('PUT /front/user/profile', () => {
  it('changes name and phone of this shopper only', async () => {
    const shop = await startShop();
    const [{ token }, other] = [await signUp(shop), await signUp(shop)];
    const body = { name: '  Grace Hopper ', phoneNumber: '+61 2 5550 0199' };
    const saved = (await shop.call(accountEndpoints.saveProfile, { body }, { token })).data;
    expect(saved).toMatchObject({ name: 'Grace Hopper', phoneNumber: '+61 2 5550 0199' });
    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).data).toEqual(saved);
    expect((await shop.call(accountEndpoints.getProfile, {}, other)).data.name).toBe('Ada Tester');
  });

  it('keeps the phone that is not named', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const save = (body: { name: string; phoneNumber?: string }) =>
      shop.call(accountEndpoints.saveProfile, { body }, { token });
    await save({ name: 'Ada', phoneNumber: '12345678' });
    expect((await save({ name: 'Ada L' })).data).toMatchObject({ name: 'Ada L', phoneNumber: '12345678' });
    expect((await save({ name: 'Ada L', phoneNumber: '' })).data.phoneNumber).toBe('');
  });

  it('keeps a name on one line, read in its own direction', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const body = { name: '\tGrace\r\n\u2028Brewster\u0007 \u202eHopper\u2069\n' };
    const { data } = await shop.call(accountEndpoints.saveProfile, { body }, { token });
    expect(data.name).toBe('Grace Brewster Hopper');
  });

  it('refuses an empty name and fields that are not the shopper’s to set', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const put = (body: object) =>
      shop.call(accountEndpoints.saveProfile, { body: body as { name: string } }, { token });
    expect((await put({ name: ' ' })).problem.errors).toMatchObject([{ path: 'name' }]);
    expect((await put({ name: 'Ada', role: 'operator' })).problem.errors).toMatchObject([{ path: 'role' }]);
    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).data.role).toBe('shopper');
  });
});

describe('PUT /front/user/language', () => {
  it('remembers a language of the shop', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const setLanguage = (language: 'vi' | 'ko') =>
      shop.call(accountEndpoints.setLanguage, { query: { language } }, { token });
    expect((await setLanguage('vi')).status).toBe(200);
    expect((await setLanguage('ko')).problem.errors).toEqual([{ path: 'language', code: 'unsupported' }]);
    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).data.language).toBe('vi');
  });
});
