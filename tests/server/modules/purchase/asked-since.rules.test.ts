import { describe, expect, it } from 'vitest';
import { askedSince } from '../../../../src/server/modules/purchase/asked-since.rules';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const order = { status: 'PURCHASING' } as const;
const offered = { id: 'a', status: 'SUBSTITUTE' } as const;
const dearer = { id: 'b', status: 'DEARER' } as const;
const offer = { orderItemId: 'a', createdAt: at(9) };
const topUp = { createdAt: at(8) };

describe('since when an order waits for its shopper', () => {
  it('is told by what was asked first', () => {
    expect(askedSince(order, [offered, dearer], { offers: [offer], topUp })).toEqual({
      askedSince: at(8).toISOString(),
    });
    expect(askedSince(order, [offered], { offers: [offer], topUp: undefined })).toEqual({
      askedSince: at(9).toISOString(),
    });
  });

  it('is not told where nothing of it is asked, or it is bought', () => {
    const answered = { id: 'a', status: 'ORDERED' } as const;
    expect(askedSince(order, [answered], { offers: [offer], topUp })).toEqual({});
    expect(askedSince(order, [offered], { offers: [], topUp: undefined })).toEqual({});
    expect(askedSince({ status: 'CLOSED' }, [offered, dearer], { offers: [offer], topUp })).toEqual({});
  });
});
