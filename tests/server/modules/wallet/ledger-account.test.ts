import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerDeskEndpoints } from '../../../../src/contract/ledger.desk.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { tenantDate } from '../../../../src/contract/tenant-time';
import { PAY_PASSWORD } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from '../purchase/ordering';

const { account, get, list } = ledgerDeskEndpoints;
const DAY_MS = 86_400_000;
let at: Ordering;
let desk: { staffToken: string };
let id: string;
let today: string;

const later = (ms: number) => void (at.shop.clock.now = new Date(at.shop.clock.now.getTime() + ms));
const dayOf = () => tenantDate(at.shop.clock.now, at.shop.tenant.timezoneOffset);
const read = (query: object = {}) => at.shop.call(account, { params: { id }, query }, desk);

beforeAll(async () => {
  at = await startOrdering();
  await at.fund(5000);
  later(3 * DAY_MS);
  today = dayOf();
  const body = { amount: 1200, accountText: 'Bank 1234', payPassword: PAY_PASSWORD };
  await at.shop.call(walletEndpoints.createWithdrawal, { body }, { token: at.token });
  later(60_000);
  await at.shop.call(walletEndpoints.createWithdrawal, { body: { ...body, amount: 300 } }, { token: at.token });
  desk = await signInStaff(at.shop, ['finance']);
  const { items } = (await at.shop.call(list, { query: { keyword: at.email } }, desk)).data;
  const event = await at.shop.call(get, { params: { id: items[0]?.id ?? '' } }, desk);
  id = event.data.entries.find((entry) => entry.account === 'SHOPPER_BALANCE')?.accountId ?? '';
});

describe('an account of the money book', () => {
  it('says of days what stood there, what moved it by kind, and what stood there afterwards', async () => {
    const { data } = await read({ from: today, until: today });
    expect(data).toMatchObject({
      ...{ account: 'SHOPPER_BALANCE', shopper: { id: at.shopperId }, from: today, until: today },
      ...{ opening: { amount: 5000 }, closing: { amount: 3500 }, balance: { amount: 3500 } },
      ...{ in: { amount: 0 }, out: { amount: -1500 } },
      kinds: [{ kind: 'WITHDRAWAL_HOLD', count: 2, amount: { amount: -1500 } }],
    });
    expect(data.items.map(({ amount, balance }) => [amount.amount, balance?.amount])).toEqual([
      [-300, 3500],
      [-1200, 3800],
    ]);
  });

  it('leaves out what came after the days, in what stood there too', async () => {
    const before = tenantDate(new Date(at.shop.clock.now.getTime() - 3 * DAY_MS), at.shop.tenant.timezoneOffset);
    const { data } = await read({ from: before, until: before });
    expect([data.opening.amount, data.closing.amount, data.balance.amount]).toEqual([0, 5000, 3500]);
    expect([data.in.amount, data.out.amount]).toEqual([5000, 0]);
    expect(data.items.map(({ kind }) => kind)).toEqual(['DEPOSIT']);
  });

  it('shows what one kind of event moved alone, and explains all of it the same', async () => {
    const query = { from: '2020-01-01', kind: 'DEPOSIT' };
    const { data } = await read(query);
    expect([data.opening, data.in, data.out, data.closing].map(({ amount }) => amount)).toEqual([0, 5000, -1500, 3500]);
    expect(data.items.map(({ kind }) => kind)).toEqual(['DEPOSIT']);
    // its neighbours are not there
    expect(data.items.map(({ balance }) => balance)).toEqual([null]);
    expect(data.kinds.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['DEPOSIT', 5000],
      ['WITHDRAWAL_HOLD', -1500],
    ]);
  });

  it('goes on where its page ended', async () => {
    const first = (await read({ from: '2020-01-01', limit: 2 })).data;
    const second = (await read({ from: '2020-01-01', limit: 2, after: first.next })).data;
    expect([...first.items, ...second.items].map(({ amount }) => amount.amount)).toEqual([-300, -1200, 5000]);
    expect(second.next).toBeNull();
  });

  it('begins with the month where no first day is named', async () => {
    const { data } = await read();
    expect([data.from, data.until]).toEqual([`${today.slice(0, 7)}-01`, today]);
    const { data: before } = await read({ until: '2026-01-15' });
    expect([before.from, before.until]).toEqual(['2026-01-01', '2026-01-15']);
  });

  it('refuses days that end before they begin', async () => {
    const { problem } = await read({ from: '2026-02-02', until: '2026-02-01' });
    expect(problem).toMatchObject({ status: 422, errors: [{ path: 'until', code: 'too_small' }] });
    expect((await read({ from: '2026-02-31' })).status).toBe(422);
  });

  it('is of no other shop, nor for who may not read the book', async () => {
    const other = await startShop();
    const stranger = await signInStaff(other);
    expect((await other.call(account, { params: { id }, query: {} }, stranger)).status).toBe(404);
    const packer = await signInStaff(at.shop, ['packer']);
    expect((await at.shop.call(account, { params: { id }, query: {} }, packer)).status).toBe(403);
  });
});

it('goes by when each was booked in all it says, where history was posted late', async () => {
  const here = await startOrdering();
  const { clock } = here.shop;
  const [start, offset] = [clock.now.getTime(), here.shop.tenant.timezoneOffset];
  const booked = async (days: number, amount: number) => {
    clock.now = new Date(start + days * DAY_MS);
    await here.fund(amount);
  };
  await booked(0, 5000);
  await booked(-3, 700);
  await booked(-3, 40);
  await booked(-2, 9);
  await booked(1, 1);
  const staff = await signInStaff(here.shop, ['finance']);
  const { items } = (await here.shop.call(list, { query: { keyword: here.email } }, staff)).data;
  const event = await here.shop.call(get, { params: { id: items[0]?.id ?? '' } }, staff);
  const params = { id: event.data.entries.find((entry) => entry.account === 'SHOPPER_BALANCE')?.accountId ?? '' };
  const day = (days: number) => tenantDate(new Date(start + days * DAY_MS), offset);
  const page = async (query: object) => (await here.shop.call(account, { params, query }, staff)).data;
  const rows = (data: Awaited<ReturnType<typeof page>>) =>
    data.items.map(({ amount, balance }) => [amount.amount, balance?.amount]);

  const all = { from: day(-3), until: day(1) };
  const chain = [[1, 5750], [5000, 5749], [9, 749], [40, 740], [700, 700]]; // prettier-ignore
  expect(rows(await page(all))).toEqual(chain);

  // page by page it is the same, between two of one moment too
  const paged: unknown[] = [];
  let after: string | undefined;
  do {
    const data = await page({ ...all, limit: 1, ...(after ? { after } : {}) });
    paged.push(...rows(data));
    after = data.next ?? undefined;
  } while (after);
  expect(paged).toEqual(chain);

  // the first and the last of some days tie with what stood there before and afterwards
  const some = await page({ from: day(-2), until: day(0) });
  expect([some.opening.amount, some.closing.amount]).toEqual([740, 5749]);
  expect(rows(some)).toEqual([[5000, 5749], [9, 749]]); // prettier-ignore
  expect(await here.shop.call(account, { params, query: { after: '99' } }, staff)).toMatchObject({ status: 404 });
});
