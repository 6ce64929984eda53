import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/client/caller';
import { loadPendingPayments } from '../../../src/features/payment/load-pending-payments';

function loading(due: string[], query: Record<string, string>, isLooking = false) {
  const asked: unknown[] = [];
  const call = ((_: string, { query: { pageNo, pageSize } }: { query: { pageNo: number; pageSize: number } }) => {
    asked.push({ pageNo, pageSize });
    const items = due.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((orderNo) => ({ orderNo }));
    return Promise.resolve({ items, total: due.length, pageNo, pageSize });
  }) as unknown as Call;
  return { asked, loaded: loadPendingPayments({ call, query, isLooking }) };
}

describe('what is due', () => {
  it('is, after orders were placed together, theirs alone', async () => {
    const { loaded } = loading(['PO1', 'PO2', 'PO3'], { orders: 'PO3,PO1' });
    const items = [{ orderNo: 'PO1' }, { orderNo: 'PO3' }];
    expect(await loaded).toMatchObject({ page: { items, total: 2 }, placed: ['PO3', 'PO1'], others: 1 });
  });
  it('is theirs wherever they stand among all, looked for no longer than there is more', async () => {
    const due = Array.from({ length: 230 }, (_, at) => `PO${at}`);
    const { loaded, asked } = loading(due, { orders: 'PO3,PO120' });
    expect(await loaded).toMatchObject({
      page: { items: [{ orderNo: 'PO3' }, { orderNo: 'PO120' }], total: 2 },
      others: 228,
    });
    expect(asked).toEqual([1, 2].map((pageNo) => ({ pageNo, pageSize: 100 })));
    const half = loading(due, { orders: 'PO229,PO999' });
    expect(await half.loaded).toMatchObject({ page: { items: [{ orderNo: 'PO229' }] }, others: 229 });
    expect(half.asked).toHaveLength(3);
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
