import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/client/caller';
import { loadPendingPayments } from '../../../src/features/payment/load-pending-payments';

function loading(due: string[], query: Record<string, string>, isLooking = false) {
  const asked: unknown[] = [];
  const call = ((_: string, { query: { pageNo, pageSize } }: { query: { pageNo: number; pageSize: number } }) => {
    asked.push({ pageNo, pageSize });
    return Promise.resolve({ items: due.map((orderNo) => ({ orderNo })), total: due.length, pageNo, pageSize });
  }) as unknown as Call;
  return { asked, loaded: loadPendingPayments({ call, query, isLooking }) };
}

describe('what is due', () => {
  it('is, after orders were placed together, theirs alone', async () => {
    const { loaded } = loading(['PO1', 'PO2', 'PO3'], { orders: 'PO3,PO1' });
    const items = [{ orderNo: 'PO1' }, { orderNo: 'PO3' }];
    expect(await loaded).toMatchObject({ page: { items, total: 2 }, placed: ['PO3', 'PO1'] });
  });
  it('is all there is once they are paid', async () => {
    const { loaded, asked } = loading(['PO9'], { orders: 'PO1,PO2' });
    expect(await loaded).toMatchObject({ page: { items: [{ orderNo: 'PO9' }], total: 1 } });
    expect(asked.at(-1)).toEqual({ pageNo: 1, pageSize: 20 });
  });
  it('is a page of all where nothing was placed', async () => {
    const { loaded, asked } = loading(['PO1'], { page: '1' });
    expect(await loaded).toMatchObject({ page: { total: 1 }, placed: [] });
    expect(asked).toEqual([{ pageNo: 1, pageSize: 20 }]);
  });
  it('is nothing for whoever of the staff looks at the account', async () => {
    const { loaded, asked } = loading(['PO1'], { orders: 'PO1' }, true);
    expect(await loaded).toMatchObject({ page: null });
    expect(asked).toEqual([]);
  });
});
