import { describe, expect, it } from 'vitest';
import { addressIn, draftManualQuote } from '../../../../src/server/modules/purchase/manual-quote.rules';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const terms = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD', serviceFee: { basisPoints: 1000, minimumFen: 0 } }; // prettier-ignore
type Input = Parameters<typeof draftManualQuote>[0];
const row = { productUrl: 'https://shop.example/a', title: 'Kettle', options: '', quantity: 2, unitPriceFen: 1000, refusal: '' }; // prettier-ignore
const draft = (rows: Partial<typeof row>[], given: Partial<Input> = {}) =>
  draftManualQuote({ rows: rows.map((each) => ({ ...row, ...each })), freightFen: 500, validDays: 3, ...given } as Input, terms, NOW); // prettier-ignore
const price = (fen: number, cents: number) => ({ cny: { amount: fen, currency: 'CNY' }, local: { amount: cents, currency: 'USD' } }); // prettier-ignore

describe('draftManualQuote', () => {
  it('tells each row with its price, the sums, the rates, and how long it holds', () => {
    const { unitPriceFen: _, ...shown } = row;
    expect(draft([{}, { title: 'Knife', refusal: 'forbidden' }])).toEqual({
      quote: {
        rows: [
          { ...shown, unitPrice: price(1000, 140), total: price(2000, 280) },
          { ...shown, title: 'Knife', refusal: 'forbidden', unitPrice: price(0, 0), total: price(0, 0) },
        ],
        goods: price(2000, 280),
        domesticFreight: price(500, 70),
        // a tenth of ¥25
        serviceFee: price(250, 35),
        total: price(2750, 385),
        cnyToLocalRate: '0.14',
        marginBasisPoints: 0,
        serviceFeeRule: { basisPoints: 1000, minimumFen: 0 },
        quotedAt: '2026-11-22T10:00:00.000Z',
        validUntil: '2026-11-25T10:00:00.000Z',
      },
    });
  });
  it('keeps only the address of what was pasted', () => {
    const drafted = draft([{ productUrl: 'look: https://item.taobao.com/item.htm?id=1234567890&spm=a.b' }]);
    expect(drafted).toMatchObject({ quote: { rows: [{ productUrl: 'https://item.taobao.com/item.htm?id=1234567890' }] } }); // prettier-ignore
  });
  it('names every field that is wrong', () =>
    expect(draft([{ productUrl: 'no link' }, { unitPriceFen: 0 }])).toEqual({
      errors: [
        { path: 'rows.0.productUrl', code: 'not_a_link' },
        { path: 'rows.1.unitPriceFen', code: 'required' },
      ],
    }));
  it('refuses a row without a link though its sums are right, and sums that are wrong though its link is right', () => {
    expect(draft([{}, { productUrl: '' }])).toEqual({ errors: [{ path: 'rows.1.productUrl', code: 'not_a_link' }] });
    expect(draft([{ refusal: 'forbidden' }])).toEqual({ errors: [{ path: 'rows', code: 'nothing-to-buy' }] });
  });
});

describe('addressIn', () => {
  it.each([
    ['a product', '【淘宝】 https://item.taobao.com/item.htm?id=1234567890&spm=x', 'https://item.taobao.com/item.htm?id=1234567890'],
    ['any other page', 'see https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
    ['no link', 'a red kettle', undefined],
  ])('of %s', (_, text, address) => expect(addressIn(text)).toBe(address)); // prettier-ignore
});
