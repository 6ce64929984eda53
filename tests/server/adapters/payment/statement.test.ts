import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATEMENTS } from '../../../../src/server/adapters/payment/statement/statement.registry';

const read = (provider: string) => {
  const { rows = [], bad = [] } = STATEMENTS[provider]?.(fileOf(provider)) ?? {};
  const facts = rows.map(({ line, date, kind, providerId, gross, fee, net, currency }) =>
    [line, date.toISOString(), kind, providerId, gross, fee, net, currency].join(' '),
  );
  return { facts, bad, rows };
};
const fileOf = (provider: string) =>
  readFileSync(`tests/server/adapters/payment/statements/${provider.toLowerCase()}.csv`, 'utf8');

it('reads what Stripe exports, and says of each line that it cannot read why', () => {
  const { facts, bad, rows } = read('STRIPE');
  expect(facts).toEqual([
    '2 2026-11-02T09:15:00.000Z CHARGE txn_1 101250 2966 98284 AUD',
    '5 2026-11-03T10:00:05.000Z REFUND txn_3 -1250 0 -1250 AUD',
    '9 2026-11-05T00:00:00.000Z OTHER txn_6 -200 0 -200 AUD',
  ]);
  expect(rows[0]?.names).toContain('ch_1');
  expect(bad).toEqual([
    { line: 3, problem: 'no sum in AUD: ten' },
    { line: 7, problem: 'no date: 2026-11-31 10:00' },
    { line: 8, problem: 'gross without fee is not net' },
  ]);
});

it.each(['9999-12-31', '2100-01-01', '1999-12-31'])('has no line of %s: nobody tells of that day', (day) => {
  const file = fileOf('STRIPE').replaceAll('2026-11-02', day);
  const { rows, bad } = STATEMENTS.STRIPE?.(file) ?? { rows: [], bad: [] };
  expect(bad[0]).toMatchObject({ line: 2, problem: expect.stringContaining(`no date: ${day}`) as string });
  expect(rows.map(({ line }) => line)).not.toContain(2);
});

it('reads what PayPal exports, whose dates follow the account', () => {
  const { facts, bad } = read('PAYPAL');
  expect(facts).toEqual([
    '2 2026-11-03T07:30:00.000Z CHARGE CAP1 100000 3600 96400 MYR',
    '3 2026-11-03T07:31:00.000Z OTHER CAP2 500 0 500 MYR',
    '4 2026-11-13T02:00:00.000Z REFUND REF1 -1000 0 -1000 MYR',
  ]);
  expect(bad).toEqual([{ line: 5, problem: 'no time zone that we know: LMT' }]);
  const dayFirst = fileOf('PAYPAL').replaceAll(/"(\d\d)\/(\d\d)\/2026"/g, '"$2/$1/2026"');
  expect(STATEMENTS.PAYPAL?.(dayFirst).rows.map(({ date }) => date.toISOString().slice(0, 10))).toEqual([
    '2026-11-03',
    '2026-11-03',
    '2026-11-13',
  ]);
});

it('reads the registers of YooKassa, of payments and of refunds', () => {
  const { facts, bad } = read('YOOKASSA');
  expect(facts).toEqual([
    '3 2026-11-01T22:30:00.000Z CHARGE 22d6d597-000f-5000-9000-145f6df21d6f 150000 5250 144750 RUB',
  ]);
  // a comma that is none of thousands could be anything
  expect(bad).toEqual([{ line: 4, problem: 'no sum in RUB: 1500,00' }]);
  const refunds = 'Идентификатор возврата;Идентификатор платежа;Сумма возврата;Валюта возврата;Время возврата\nr1;p1;10.00;RUB;02.11.2026 03:00:00\n'; // prettier-ignore
  expect(STATEMENTS.YOOKASSA?.(refunds).rows).toMatchObject([
    { kind: 'REFUND', providerId: 'r1', gross: -1000, fee: 0, net: -1000 },
  ]);
});

it.each(Object.keys(STATEMENTS))('says of another file that it is none of %s', (provider) => {
  for (const text of ['', 'a,b\n1,2\n', '\u0000', '"']) {
    const { rows, bad } = STATEMENTS[provider]?.(text) ?? { rows: [], bad: [] };
    expect([rows, bad]).toEqual([[], [{ line: 1, problem: expect.stringContaining('no columns') as string }]]);
  }
});

it('loses no line of a file that was cut off', () => {
  const whole = fileOf('STRIPE');
  const { rows, bad } = STATEMENTS.STRIPE?.(whole.slice(0, whole.indexOf('in two lines'))) ?? { rows: [], bad: [] };
  expect([rows.length, bad.map(({ line }) => line)]).toEqual([1, [3, 5]]);
});
