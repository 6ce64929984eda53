import { describe, expect, it } from 'vitest';
import { presentDetail, presentManual } from '../../../../src/server/modules/purchase/manual-order-view.rules';
import { leaseOf } from '../../../../src/server/kernel/lease.rules';
import { presentDesk, presentQueued } from '../../../../src/server/modules/purchase/manual-desk-view.rules';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const NOW = at(10);
const price = (fen: number, cents: number) => ({ cny: { amount: fen, currency: 'CNY' }, local: { amount: cents, currency: 'USD' } }); // prettier-ignore
const quoted = { title: 'Vase', productUrl: 'https://p/a', options: 'blue', quantity: 2, note: '', refusal: '' };
const sums = { goods: price(2000, 280), domesticFreight: price(500, 70), serviceFee: price(0, 0), total: price(2500, 350) }; // prettier-ignore
const quote = {
  ...sums,
  rows: [{ ...quoted, unitPrice: price(1000, 140), total: price(2000, 280) }],
  cnyToLocalRate: '0.14',
  marginBasisPoints: 0,
  serviceFeeRule: { basisPoints: 0, minimumFen: 0 },
  quotedAt: '2026-11-22T09:00:00.000Z',
  validUntil: '2026-11-22T11:00:00.000Z',
};
const asked = { id: 'm1', productUrl: 'https://p/a', title: 'Vase', options: 'blue', unitPriceFen: 1000, quantity: 2, remark: 'no chips' }; // prettier-ignore
const over = { closeReason: null, closeNote: null, orderId: null };
const row = { ...asked, ...over, status: 'QUOTED', createdAt: at(8), quote, validUntil: at(11), version: 4, tenantId: 't', shopperId: 's' }; // prettier-ignore
const desk = { ...row, shopperName: 'Ada', shopperLanguage: 'vi', claimedBy: 'anna', claimedName: 'Anna', claimedAt: at(9), claimedUntil: at(11) }; // prettier-ignore
const viewer = { staffId: 'anna', now: NOW };
const EVENTS = [{ status: 'QUOTED', at: at(9), staffName: 'Anna' }, { status: 'CLOSED', at: at(12) }] as const; // prettier-ignore

type Row = Parameters<typeof presentManual>[0];
type Desk = Parameters<typeof presentDesk>[0];
const manual = (change: object = {}) => ({ ...row, ...change }) as unknown as Row;
const desked = (change: object = {}) => ({ ...desk, ...change }) as unknown as Desk;

describe('a price request, as its shopper sees it', () => {
  it('tells what was asked and answered, and whom it belongs to tells nobody', () =>
    expect(presentManual(manual(), NOW)).toEqual({
      ...asked,
      ...over,
      status: 'QUOTED',
      createdAt: '2026-11-22T08:00:00.000Z',
      quote,
      canAccept: true,
      canClose: true,
    }));
  it('tells why it was closed, and can be neither accepted nor closed then', () =>
    expect(
      presentManual(manual({ status: 'CLOSED', closeReason: 'CANNOT_BUY', closeNote: 'Sold out', quote: null }), NOW),
    ).toMatchObject({
      closeReason: 'CANNOT_BUY',
      closeNote: 'Sold out',
      quote: null,
      canAccept: false,
      canClose: false,
    }));
  it('cannot be accepted when its time is over, but closed', () =>
    expect(presentManual(manual(), at(11))).toMatchObject({ canAccept: false, canClose: true }));
  it('leads to the order that came of it', () =>
    expect(presentManual(manual({ status: 'ACCEPTED', orderId: 'o1' }), NOW)).toMatchObject({ orderId: 'o1', canClose: false })); // prettier-ignore
  it('refuses a stored quote that is none', () =>
    expect(() => presentManual(manual({ quote: { total: 5 } }), NOW)).toThrow());
  it('begins its line of time with being asked, and names nobody of the staff', () => {
    const detail = presentDetail(manual(), [...EVENTS], NOW);
    expect(detail.timeline).toEqual([
      { status: 'AWAITING_QUOTE', at: '2026-11-22T08:00:00.000Z' },
      { status: 'QUOTED', at: '2026-11-22T09:00:00.000Z' },
      { status: 'CLOSED', at: '2026-11-22T12:00:00.000Z' },
    ]);
    expect(detail).toMatchObject(presentManual(manual(), NOW));
  });
});

describe('a price request, as the desk sees it', () => {
  const lease = { staffId: 'anna', name: 'Anna', since: '2026-11-22T09:00:00.000Z', until: '2026-11-22T11:00:00.000Z' };

  it('says who is on it and until when', () => {
    expect(leaseOf(desked(), viewer)).toEqual({ ...lease, isMine: true });
    expect(leaseOf(desked(), { ...viewer, staffId: 'ben' })).toEqual({ ...lease, isMine: false });
    expect(leaseOf(desked({ claimedName: null }), viewer)).toMatchObject({ name: '' });
  });
  it.each([
    ['nobody took it', { claimedBy: null }],
    ['it was never taken', { claimedAt: null }],
    ['it has no end', { claimedUntil: null }],
    ['it ends now', { claimedUntil: NOW }],
  ])('says nobody where %s', (_, change) => expect(leaseOf(desked(change), viewer)).toBeNull());
  it('is still taken in the last moment', () =>
    expect(leaseOf(desked({ claimedUntil: new Date(NOW.getTime() + 1) }), viewer)).not.toBeNull());

  it('stands in the queue with its shopper, its lease and its total', () => {
    const { id, title, productUrl, quantity, unitPriceFen } = asked;
    expect(presentQueued(desked(), viewer)).toEqual({
      ...{ id, title, productUrl, quantity, unitPriceFen },
      status: 'QUOTED',
      createdAt: '2026-11-22T08:00:00.000Z',
      shopperName: 'Ada',
      lease: { ...lease, isMine: true },
      total: sums.total,
      validUntil: '2026-11-22T11:00:00.000Z',
    });
    expect(presentQueued(desked({ quote: null, validUntil: null }), viewer)).toMatchObject({ total: null, validUntil: null }); // prettier-ignore
  });

  it('opens with its version and the language to answer in', () => {
    expect(presentDesk(desked(), [...EVENTS], viewer)).toEqual({
      ...presentManual(desked(), NOW),
      version: 4,
      shopperName: 'Ada',
      shopperLanguage: 'vi',
      lease: { ...lease, isMine: true },
      timeline: [
        { status: 'AWAITING_QUOTE', at: '2026-11-22T08:00:00.000Z', staffName: null },
        { status: 'QUOTED', at: '2026-11-22T09:00:00.000Z', staffName: 'Anna' },
        { status: 'CLOSED', at: '2026-11-22T12:00:00.000Z', staffName: null },
      ],
      canQuote: false,
    });
    expect(presentDesk(desked({ shopperLanguage: 'tlh' }), [], viewer).shopperLanguage).toBe('en');
  });
  it.each([
    ['by who has taken it', {}, true],
    ['by anybody where nobody has', { claimedBy: null }, true],
    ['not by another', { claimedBy: 'ben' }, false],
    ['not where it is closed', { status: 'CLOSED' }, false],
  ])('can be quoted %s', (_, change, can) =>
    expect(presentDesk(desked({ status: 'AWAITING_QUOTE', ...change }), [], viewer).canQuote).toBe(can),
  );
});
