import { describe, expect, it } from 'vitest';
import { pageWithin } from '../../src/client/page-within';

const pageOf = (total: number) => (pageNo: number) => Promise.resolve({ total, pageNo, pageSize: 10 });
const shown = async (asked: string | undefined, total: number) => (await pageWithin(asked, pageOf(total))).pageNo;

describe('the page that an address asks for', () => {
  it('is the last there is where the address is beyond it', async () => {
    expect(await shown('99', 25)).toBe(3);
    expect(await shown('99', 0)).toBe(1);
  });
  it('is what was asked for else, the first where that is no page', async () => {
    expect([await shown('2', 25), await shown('3', 30), await shown(undefined, 25)]).toEqual([2, 3, 1]);
    expect([await shown('-4', 25), await shown('x', 25), await shown('0', 25)]).toEqual([1, 1, 1]);
  });
});
