import { describe, expect, it } from 'vitest';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { unitPrices } from '../../../src/demo/seed/line-prices';
import { articlesOf } from '../../../src/demo/seed/shop-articles';

const terms = Object.fromEntries(
  DEMO_SHOPS.flatMap(({ offers }) => offers.lines.map((line) => [line.name, line.terms] as const)),
);
const inKilograms = (fee: number) => ({ fee, per: 1000 });

describe('the price list of the demo', () => {
  it.each([
    ['AU-AIR', { fee: 6800, per: 500 }, { fee: 3200, per: 500 }],
    ['AU-SEA', { fee: 16_500, per: 5000 }, inKilograms(1900)],
    ['AU-EXPRESS', { fee: 12_800, per: 500 }, { fee: 3200, per: 500 }],
    // the band that a kilogram falls in
    ['AU-POST', inKilograms(9100), inKilograms(7200)],
    ['VN-ROAD', inKilograms(28_000), inKilograms(28_000)],
    ['AE-AIR', inKilograms(5000), inKilograms(3500)],
    ['UZ-ROAD', inKilograms(1540), null],
    ['AE-SEA', { fee: 49_900, per: 'CUBIC_METRE' }, null],
  ])('says of %s what the first unit costs and each further one', (name, first, next) => {
    const line = terms[name];
    expect(line && unitPrices(line)).toEqual([first, next]);
  });

  it.each(DEMO_SHOPS.map((shop) => [shop.record.id, shop] as const))('has a price in every row of %s', (_, shop) => {
    const tables = articlesOf(shop).filter(({ type }) => type === 'ABOUT_TRANSIT_FEE');
    expect(tables.length).toBeGreaterThan(0);
    for (const { html } of tables) {
      const rows = html.split('<tbody>')[1]?.split('</tbody>')[0]?.split('</tr>').slice(0, -1) ?? [];
      expect(rows).toHaveLength(shop.offers.lines.length);
      for (const row of rows) expect(row.split('<td>')[4]).toMatch(/\d.* \/\u00a0.*<\/td>$/);
    }
  });
});
