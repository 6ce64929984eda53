import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerDeskEndpoints } from '../../../../src/contract/ledger.desk.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { PAY_PASSWORD } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from '../purchase/ordering';

const { list, get } = ledgerDeskEndpoints;
let at: Ordering;
let desk: { staffToken: string };
let email: string;
let withdrawalNo: string;

beforeAll(async () => {
  at = await startOrdering();
  desk = await signInStaff(at.shop, ['finance']);
  ({ email } = at);
  await at.fund(5000);
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
  const body = { amount: 1200, accountText: 'Bank 1234', payPassword: PAY_PASSWORD };
  const asked = await at.shop.call(walletEndpoints.createWithdrawal, { body }, { token: at.token });
  ({ withdrawalNo } = asked.data);
});

const read = async (query: object) => (await at.shop.call(list, { query }, desk)).data;

describe('the money book at the desk', () => {
  it('shows what moved money, newest first, and whose it was', async () => {
    const { items } = await read({});
    expect(
      items.map(({ kind, no, amount, shopper, moved }) => [kind, no, amount.amount, shopper?.id, moved?.amount]),
    ).toEqual([
      ['WITHDRAWAL_HOLD', withdrawalNo, 1200, at.shopperId, -1200],
      ['DEPOSIT', 'FUNDS', 5000, at.shopperId, 5000],
    ]);
  });

  it('shows of an event every account that it moved, and what stood there afterwards', async () => {
    const [held] = (await read({})).items;
    const { data } = await at.shop.call(get, { params: { id: held?.id ?? '' } }, desk);
    expect(data.entries.map(({ account, amount, balance }) => [account, amount.amount, balance.amount])).toEqual([
      ['SHOPPER_BALANCE', -1200, 3800],
      ['SHOPPER_FROZEN', 1200, 1200],
    ]);
    expect(data.entries.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
  });

  it('says what stands on the accounts of the shop, and on no shopper’s', async () => {
    const { balances, ofShoppers } = await read({});
    expect(ofShoppers.map(({ amount }) => amount)).toEqual([5000]);
    expect(balances.every(({ account }) => !account.startsWith('SHOPPER_'))).toBe(true);
    expect(balances.reduce((sum, { balance }) => sum + balance.amount, 0)).toBe(-5000);
  });

  it.each([
    ['the number', () => withdrawalNo.toLowerCase(), ['WITHDRAWAL_HOLD']],
    ['the e-mail, in any letters', () => email.toUpperCase(), ['WITHDRAWAL_HOLD', 'DEPOSIT']],
    ['the beginning of a number only', () => withdrawalNo.slice(0, -1), []],
    ['the e-mail of nobody', () => 'nobody@mail.test', []],
    ['a sum that an account gave or took', () => '12.00', ['WITHDRAWAL_HOLD']],
    ['a sum without cents', () => '50', ['DEPOSIT']],
    ['a part of a sum', () => '1.20', []],
    ['more than any sum', () => '99999999999999999', []],
    ['a sign of the database', () => '%', []],
  ])('finds by %s', async (_, keyword, kinds) => {
    expect((await read({ keyword: keyword() })).items.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('shows one kind of event alone', async () => {
    expect((await read({ view: 'deposits' })).items.map(({ kind }) => kind)).toEqual(['DEPOSIT']);
    expect((await read({ view: 'payouts', keyword: email })).items).toEqual([]);
  });

  it('goes on where its page ended', async () => {
    const first = await read({ limit: 1 });
    const second = await read({ limit: 1, after: first.next });
    expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual(['WITHDRAWAL_HOLD', 'DEPOSIT']);
    expect(second.next).toBeNull();
  });

  it('shows nothing of another shop, nor to who may not', async () => {
    const other = await startShop();
    const stranger = await signInStaff(other);
    const [held] = (await read({})).items;
    expect((await other.call(list, { query: { keyword: email } }, stranger)).data.items).toEqual([]);
    expect((await other.call(get, { params: { id: held?.id ?? '' } }, stranger)).status).toBe(404);
    const packer = await signInStaff(at.shop, ['packer']);
    expect((await at.shop.call(list, { query: {} }, packer)).status).toBe(403);
  });
});
