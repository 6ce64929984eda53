import { describe, expect, it } from 'vitest';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { unitPrices } from '../../../src/demo/seed/line-prices';
import { articlesOf } from '../../../src/demo/seed/shop-articles';

const terms = Object.fromEntries(
  DEMO_SHOPS.flatMap(({ offers }) => offers.lines.map((line) => [line.name, line.terms] as const)),
);
const inKilograms = (fee: number) => ({ fee, per: 1000 });
const byParts = (fee: number, by: number) => ({ fee, per: 1000, by });
const aBox = (fee: number) => ({ fee, per: 'BOX' });

describe('the price list of the demo', () => {
  it.each([
    ['AU-AIR', { fee: 6800, per: 500 }, { fee: 3200, per: 500 }],
    ['AU-SEA', { fee: 16_500, per: 5000 }, inKilograms(1900)],
    ['AU-EXPRESS', { fee: 12_800, per: 500 }, { fee: 3200, per: 500 }],
    // the band that a kilogram falls in
    ['AU-POST', aBox(1900), byParts(7200, 1)],
    ['VN-ROAD', byParts(28_000, 100), null],
    ['AE-AIR', aBox(1500), byParts(3500, 100)],
    ['UZ-ROAD', byParts(1540, 100), null],
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
      for (const row of rows) expect(row.split('<td>')[4]).toMatch(/\d.*<\/td>$/);
    }
  });

  const english = (shopId: string) => {
    const shop = DEMO_SHOPS.find(({ record }) => record.id === shopId);
    const found =
      shop && articlesOf(shop).find(({ type, language }) => type === 'ABOUT_TRANSIT_FEE' && language === 'en');
    return found?.html.replaceAll(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : '')) ?? '';
  };
  it('says what is counted by the gram, and what fuel adds', () => {
    const html = english('demo');
    expect(html).toContain('<td>¥19.00 a box</td><td>¥72.00 / 1 kg<br>by the gram</td>');
    expect(html).toContain('<br>+ 25.5 % fuel</td>');
    expect(html).toContain('comes on top of these prices');
  });
  it('speaks of yuan where a line is priced in yuan, and of no others', () => {
    expect(english('demo')).toContain('Prices are in yuan');
    expect(english('dubai')).not.toContain('yuan');
  });
});
