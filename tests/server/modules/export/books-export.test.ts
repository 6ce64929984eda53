import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import type { ExportKindName } from '../../../../src/contract/export';
import { exportDeskEndpoints } from '../../../../src/contract/export.desk.endpoints';
import { writeExports } from '../../../../src/server/modules/export/write-export.service';
import { EXPORTS } from '../../../../src/server/wiring/exports';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from '../purchase/ordering';

const { start, part, list } = exportDeskEndpoints;
let at: Ordering;
let staff: { staffToken: string };
let total: number;

const HOME = {
  ...{ receiverName: 'Ada', phone: '+61 2 5550 0100', countryCode: 'au', province: 'NSW', city: 'Sydney' },
  ...{ district: '', street: '1 Pier', postcode: '2000' },
};
/** In minor units, so that sums are exact. */
const minor = (text = '') => Math.round(Number(text) * 100);

/** The table as it is taken out, line by line, each cell by the name of its column. */
async function take(kind: ExportKindName, days: object = {}): Promise<Record<string, string>[]> {
  const { data } = await at.shop.call(start, { body: { kind, ...days } }, staff);
  await writeExports(EXPORTS, () => at.shop.clock.now);
  const known = (await at.shop.call(list, {}, staff)).data;
  expect(known.items.find(({ id }) => id === data.id)?.state).toBe('DONE');
  const columns = known.kinds.find(({ name }) => name === kind)?.columns ?? [];
  const { text } = (await at.shop.call(part, { params: { id: data.id, part: 1 } }, staff)).data;
  const rows = text.trimEnd().split('\r\n').slice(1);
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, index) => [columns[index], cell])));
}
const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + minor(row[column]), 0);

beforeAll(async () => {
  at = await startOrdering();
  staff = await signInStaff(at.shop, ['finance']);
  await at.shop.call(accountEndpoints.saveAddress, { body: { ...HOME, defaultAddress: true } }, { token: at.token });
  at.shop.clock.now = new Date('2026-10-20T08:00:00Z');
  await at.fund(900_000);
  at.shop.clock.now = new Date('2026-11-21T08:00:00Z');
  const order = await at.order();
  total = order.payment?.amount.amount ?? 0;
  await at.pay(order.id);
});

describe('the journal', () => {
  it('has every entry of every event, and they sum to nothing', async () => {
    const rows = await take('JOURNAL');
    expect(rows.map(({ kind, account }) => `${kind} ${account}`)).toEqual([
      'DEPOSIT PROVIDER_CLEARING',
      'DEPOSIT SHOPPER_BALANCE',
      'PAYMENT SHOPPER_BALANCE',
      'PAYMENT SALES',
    ]);
    expect(sumOf(rows, 'amount')).toBe(0);
    expect(rows.map(({ email }) => email)).toEqual(['', at.email, at.email, '']);
    expect(await take('JOURNAL', { from: '2026-11-01' })).toHaveLength(2);
  });
});

describe('the balances', () => {
  it('say of each month and account what it began with, what moved and what it ended with', async () => {
    const rows = (await take('BALANCES')).filter(({ account }) => account === 'SHOPPER_BALANCE');
    const read = rows.map((row) => [
      row.month,
      ...['opening', 'came', 'went', 'closing'].map((name) => minor(row[name])),
    ]);
    expect(read).toEqual([
      ['2026-10', 0, 900_000, 0, 900_000],
      ['2026-11', 900_000, 0, total, 900_000 - total],
    ]);
  });

  it('begin with what stood there, where a part of the time is asked for', async () => {
    const rows = await take('BALANCES', { from: '2026-11-01' });
    const balance = rows.find(({ account }) => account === 'SHOPPER_BALANCE');
    expect([balance?.month, minor(balance?.opening)]).toEqual(['2026-11', 900_000]);
    expect(sumOf(rows, 'closing')).toBe(0);
  });
});

describe('the earnings by country', () => {
  it('are what moved the accounts of earnings, each with the country that it went to', async () => {
    const rows = await take('TAX');
    expect(rows).toMatchObject([{ month: '2026-11', country: 'AU', account: 'SALES', kind: 'PAYMENT', events: '1' }]);
    const [balances] = (await take('BALANCES')).filter(({ account }) => account === 'SALES');
    expect(minor(rows[0]?.net)).toBe(minor(balances?.came));
    expect(minor(rows[0]?.net)).toBe(total);
  });
});

it('none of them is for who may not take money tables out', async () => {
  const support = await signInStaff(at.shop, ['support']);
  for (const kind of ['JOURNAL', 'BALANCES', 'TAX'] as const)
    expect((await at.shop.call(start, { body: { kind } }, support)).status).toBe(403);
});
