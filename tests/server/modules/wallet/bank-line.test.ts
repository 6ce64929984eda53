import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementDeskEndpoints } from '../../../../src/contract/statement.desk.endpoints';
import { openTestBucket } from '../../../support/bucket';
import { BANK_OF_SHOP } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { atDepositDesk, depositing } from './depositing';

let close: () => void;
let shop: Shop;
beforeAll(async () => {
  ({ close } = openTestBucket());
  shop = await startShop({ offlineDeposit: BANK_OF_SHOP });
});
afterAll(() => close());

it('a transfer is shown with the lines of the bank that it may be, and with the one that it is', async () => {
  const at = await depositing(shop, { colour: '#505050', amount: 4300 });
  const desk = await atDepositDesk(shop);
  const { depositNo } = await desk.read(at.id);
  const read = (rows: string[]) =>
    shop.call(
      statementDeskEndpoints.read,
      {
        body: {
          ...{ source: 'BANK', fileName: `${String(rows.length)}.csv` },
          content: ['date,amount,text', ...rows].join('\n'),
          mapping: { date: 0, amount: 1, text: 2, isDayFirst: false, isComma: false },
        },
      },
      desk,
    );
  const textsNow = async () =>
    (await desk.read(at.id)).bankLines.map(({ text, amount }) => [text.split(' | ').at(-1), amount.amount]);
  expect(await textsNow()).toEqual([]);
  const near = ['2026-11-21,43.00,from somebody', '2026-11-21,44.00,another sum', '2026-10-01,43.00,long ago'];
  expect((await read(near)).status).toBe(200);
  expect(await textsNow()).toEqual([['from somebody', 4300]]);
  await desk.answer(at.id, { decision: 'CREDIT', amount: 4300 });
  expect((await read([`2026-11-22,43.00,${depositNo}`, '2026-11-22,9.00,other'])).status).toBe(200);
  expect(await textsNow()).toEqual([[depositNo, 4300]]);
});
