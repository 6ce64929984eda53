import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../../../src/contract/transit-receipt';
import { TRANSIT_STATUSES } from '../../../../src/contract/transit.enums';
import {
  presentDeskTransit,
  presentQueuedTransit,
} from '../../../../src/server/modules/transit/packing-desk-view.rules';
import { IN_DOLLARS, lineOf, parcelOf, requestOf } from '../../../support/transit-terms';

type Row = Parameters<typeof presentDeskTransit>[0];
type Parts = Parameters<typeof presentDeskTransit>[1];

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const service = { code: 'photo', name: { en: 'Photo' }, charge: { per: 'ORDER' as const, fee: 100 } };
const line = { ...lineOf({ services: [service] }), title: { en: 'By air' } };
const receiptFor = (grams: number) => {
  const receipt = receiptOf(line, requestOf({ services: ['photo'], packing: ['wrap'], parcels: [parcelOf({ grams })] }), { ...IN_DOLLARS, packing: [{ code: 'wrap', charge: { per: 'ORDER', fee: 200 } }] as unknown as typeof IN_DOLLARS.packing }, '2026-11-01T00:00:00.000Z'); // prettier-ignore
  if (!receipt) throw new Error('The line refuses');
  return receipt;
};
const [estimate, invoice] = [receiptFor(2350), receiptFor(4350)];
const standing = { id: 't1', orderNo: 'TO1', mode: 'PACK_FIRST', status: 'PACKING', holds: [], heldAt: null, heldNote: '', askedUntil: null, movedAt: at(9), version: 5 }; // prettier-ignore
const leased = { claimedBy: 'anna', claimedName: 'Anna', claimedAt: at(9), claimedUntil: at(11) };
const row = { ...standing, ...leased, currency: 'USD', lineName: 'AU-AIR', address: { countryCode: 'AU', receiverName: 'Ada' }, shopperName: 'Bea', remark: 'careful', estimate, invoice: null }; // prettier-ignore
const viewer = { staffId: 'anna', now: at(10) };
const titles = new Map([['AU-AIR', 'Air mail']]);
const parcel = (id: string, grams: number | null, location: string | null) => ({ id, parcelNo: `PA-${id}`, status: 'LOCKED', location, grams, lengthMm: grams, widthMm: 20, heightMm: 10 }); // prettier-ignore
const parcels = [parcel('a', 900, 'A-2'), parcel('b', null, ''), parcel('c', 100, 'A-1'), parcel('d', 1, 'A-2')];
const box = {
  boxNo: 1,
  grams: 2400,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 100,
  carrier: 'EMS',
  trackingNo: 'E1',
  photos: ['/b.webp'],
};
const declared = {
  parcelItemId: 'i1',
  title: 'Shoe',
  nameEn: 'shoe',
  nameZh: '鞋',
  hsCode: '',
  quantity: 2,
  unitFen: 900,
};
const thing = { title: 'Shoe', image: '/s.webp', quantity: 2 };
const parts = {
  parcels: parcels.slice(0, 2),
  items: [{ ...thing, parcelId: 'a' }, { ...thing, parcelId: 'b', title: 'Sock' }, { ...thing, parcelId: 'z' }],
  numbers: [{ parcelId: 'a', number: 'SF1' }, { parcelId: 'a', number: 'SF2' }],
  boxes: [{ ...box, id: 'x1', labelPrints: 1 }],
  declaration: [{ ...declared, material: 'leather' }, { ...declared, parcelItemId: 'i2', hsCode: '6403' }],
  original: [{ parcelItemId: 'i1', hsCode: '' }, { parcelItemId: 'i2', hsCode: '6403' }],
  events: [{ status: 'PACKING', at: at(9), by: 'PACKER', note: 'Again', id: 'e1' }],
  beside: [],
  questions: [],
  batches: [{ id: 'b1', batchNo: 'BA1', status: 'OPEN' }],
  names: new Map(),
  line,
  words: { say: (text: Record<string, string>) => text.en ?? '', ofShop: [{ code: 'wrap', name: { en: 'Wrapped' } }] },
  titles,
}; // prettier-ignore
const present = (change: object = {}, more: object = {}) =>
  presentDeskTransit({ ...row, ...change } as unknown as Row, { ...parts, ...more } as unknown as Parts, viewer);
const lease = { staffId: 'anna', name: 'Anna', since: at(9).toISOString(), until: at(11).toISOString(), isMine: true };
const head = { id: 't1', orderNo: 'TO1', status: 'PACKING', mode: 'PACK_FIRST', movedAt: at(9).toISOString(), line: 'Air mail', country: 'AU', shopperName: 'Bea', lease, heldNote: '' }; // prettier-ignore

describe('a shipment in the queue of packers', () => {
  const queued = (some: object[], change: object = {}) =>
    presentQueuedTransit({ ...row, ...change } as unknown as Row, some as Parts['parcels'], titles, viewer);
  it('tells what it weighs and to which shelves one goes, each once', () =>
    expect(queued(parcels)).toEqual({ ...head, parcels: 4, toFetch: 4, grams: 1001, places: ['A-2', 'A-1'] }));
  it('tells how much of it is to be fetched still', () =>
    expect(queued(parcels.map((one, at) => (at > 0 ? { ...one, status: 'PACKED' } : one))).toFetch).toBe(1));
  it('goes by the code of a line that has no name any more', () =>
    expect(queued([], { lineName: 'OLD', heldNote: 'wait' })).toEqual({
      ...{ ...head, line: 'OLD', heldNote: 'wait', parcels: 0, toFetch: 0, grams: 0, places: [] },
    }));
});

describe('a shipment at the packing desk', () => {
  it('tells what is to be packed, how, and what was declared', () => {
    const shown = present();
    expect(shown).toMatchObject({
      ...{ ...head, version: 5, holds: [], remark: 'careful', receiver: 'Ada' },
      wantedBoxes: 1,
      wishes: [{ code: 'wrap', name: 'Wrapped' }, { code: 'photo', name: 'Photo' }],
      boxes: [box],
      estimate: { chargeableGrams: 2500, total: estimate.total.local, madeAt: '2026-11-01T00:00:00.000Z' },
      ...{ invoice: null, question: null, batches: [{ id: 'b1', batchNo: 'BA1' }] },
      timeline: [
        { at: at(9).toISOString(), kind: 'STATE', code: 'PACKING', detail: 'Again', staffName: null },
      ],
    }); // prettier-ignore
    expect(shown.parcels).toEqual([
      { id: 'a', parcelNo: 'PA-a', status: 'LOCKED', location: 'A-2', grams: 900, sides: [900, 20, 10], numbers: ['SF1', 'SF2'], items: [thing] },
      { id: 'b', parcelNo: 'PA-b', status: 'LOCKED', location: '', grams: 0, sides: null, numbers: [], items: [{ ...thing, title: 'Sock' }] },
    ]); // prettier-ignore
    expect(shown.declaration).toEqual([
      { ...declared, mayAddCode: true },
      { ...declared, parcelItemId: 'i2', hsCode: '6403', mayAddCode: false },
    ]);
    expect(shown.estimate.lines.map(({ values }) => values.name).filter(Boolean)).toEqual(expect.arrayContaining(['Photo', 'Wrapped'])); // prettier-ignore
  });
  it('names a wish by its code where the shop does it no longer', () =>
    expect(present({}, { words: { say: parts.words.say } }).wishes[0]).toEqual({ code: 'wrap', name: 'wrap' }));
  it('tells what its shopper was asked, in the money of the order', () => {
    const asked = {
      state: 'LAPSED',
      note: 'Heavier',
      askedAt: at(9),
      decideBefore: at(12),
      toldLocal: 700,
      asksLocal: 950,
    };
    expect(present({}, { questions: [{ ...asked, id: 'q1' }] }).question).toEqual({
      ...{ state: 'LAPSED', note: 'Heavier', askedAt: at(9).toISOString(), decideBefore: at(12).toISOString() },
      ...{ told: { amount: 700, currency: 'USD' }, asks: { amount: 950, currency: 'USD' } },
    });
  });
  it('shows what was billed once it is packed, by what was weighed', () =>
    expect(present({ invoice }).invoice).toMatchObject({ chargeableGrams: 4500, atMost: null, total: invoice.total.local })); // prettier-ignore
});

describe('what may be done at the packing desk', () => {
  const DEEDS = ['canDeclare', 'canLeaveOut', 'canHold', 'canStart', 'canPack', 'canSend'] as const;
  const may = (change: object, more: object = {}) => {
    const shown = present(change, more);
    return DEEDS.filter((deed) => shown[deed]).map((deed) => deed.slice(3));
  };
  it.each([
    ['PACK_FIRST', 'SUBMITTED', ['Declare', 'LeaveOut', 'Hold', 'Start']],
    ['PACK_FIRST', 'PACKING', ['Declare', 'LeaveOut', 'Hold', 'Pack']],
    ['PACK_FIRST', 'WEIGHED', ['Declare', 'Hold']],
    ['PACK_FIRST', 'PENDING_PAYMENT', ['Declare']],
    ['PACK_FIRST', 'PAID', ['Declare', 'Hold', 'Send']],
    ['PACK_FIRST', 'OUTBOUND', []],
    ['PAY_FIRST', 'SUBMITTED', ['Declare', 'Hold']],
    ['PAY_FIRST', 'PAID', ['Declare', 'LeaveOut', 'Hold', 'Start']],
    ['PAY_FIRST', 'PACKING', ['Declare', 'LeaveOut', 'Hold', 'Pack']],
    ['PAY_FIRST', 'WEIGHED', ['Declare', 'Hold', 'Send']],
    ['REHEARSAL', 'SUBMITTED', ['Declare', 'LeaveOut', 'Hold', 'Start']],
  ])('%s, %s: %j', (mode, status, deeds) => expect(may({ mode, status })).toEqual(deeds));
  it.each(TRANSIT_STATUSES)('is not packed, begun, sent or held again while it is held: %s', (status) =>
    expect(may({ status, heldAt: at(9) }).filter((deed) => !['Declare', 'LeaveOut'].includes(deed))).toEqual([]),
  );
  it('is not sent while more is due', () => {
    expect(may({ mode: 'PAY_FIRST', status: 'WEIGHED', holds: ['AWAITING_TOPUP'] })).toEqual(['Declare', 'Hold']);
    expect(may({ mode: 'PACK_FIRST', status: 'PAID', holds: ['OTHER'] })).toContain('Send');
  });
  it('waits while its shopper is asked what it may cost', () =>
    expect(may({ askedUntil: at(12) })).toEqual(['Declare', 'Hold']));
  it('does not leave out the only parcel', () =>
    expect(may({}, { parcels: parcels.slice(0, 1) })).toEqual(['Declare', 'Hold', 'Pack']));
});
