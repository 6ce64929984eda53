import { describe, expect, it } from 'vitest';
import { goodsLines, totalOf } from '../../../../src/server/modules/account/mailed-goods.rules';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const item = (title: string, options: string[] = []) => ({ title, options, quantity: 2, total: usd(1250) });
const orderOf = (items: ReturnType<typeof item>[]) => ({ items, total: usd(3000) });

describe('goods in a mail', () => {
  it('have a line each: how many, what, which, and what they cost', () => {
    const orders = [orderOf([item('Cotton shirt', ['Red', 'M'])]), orderOf([item('Cup')])];
    expect(goodsLines(orders, 'en')).toEqual(['2 × Cotton shirt (Red, M): $12.50', '2 × Cup: $12.50']);
    expect(totalOf(orders, 'en')).toBe('$60.00');
  });

  it('are the first ten of many, and how many more', () => {
    const lines = goodsLines([orderOf(Array.from({ length: 13 }, (_, at) => item(`Cup ${String(at)}`)))], 'en');
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('… +3');
  });

  it('stay on their line, whatever a seller wrote', () => {
    const [line] = goodsLines([orderOf([item(`Cup\r\nTotal: $0.00\n${'x'.repeat(500)}`)])], 'en');
    expect(line).toMatch(/^2 × Cup Total: \$0\.00 x{60,80}…: \$12\.50$/);
  });
});
