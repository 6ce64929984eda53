import { describe, expect, it } from 'vitest';
import type { TransitReceipt } from '../../../../src/contract/transit-receipt';
import { outcomeOf } from '../../../../src/server/modules/transit/transit-view.rules';
import {
  address,
  at,
  box,
  cheaper,
  dearer,
  detail,
  dollars,
  estimate,
  line,
  parts,
  payment,
  shown,
  told,
} from './transit-view-parts';

describe('a shipment in a list', () => {
  it('tells what goes where and by what', () =>
    expect(shown()).toMatchObject({
      ...{ id: 't1', orderNo: 'TO1', mode: 'PACK_FIRST', status: 'PACKING', holds: [], closeReason: null },
      ...{ transitOptionName: 'AU-AIR', title: 'By air', minDays: 7, maxDays: 12, selfPickup: false, boxCount: 1 },
      receiver: { name: 'Ada', countryCode: 'AU', city: 'Perth' },
      parcels: [
        {
          id: 'p1',
          parcelNo: 'PA1',
          title: 'shoe',
          image: '/shoe.webp',
          grams: 900,
          pieces: 5,
          items: [
            { title: 'shoe', quantity: 2 },
            { title: 'sock', quantity: 3 },
          ],
        },
      ],
      createdAt: '2026-11-01T00:00:00.000Z',
      refunded: dollars(25),
      payBefore: null,
      autoCompleteAt: null,
    }));
  it('shows a parcel of which nothing is known', () =>
    expect(shown({}, { parcels: [{ id: 'p1', parcelNo: 'PA1', grams: 0, items: [] }] }).parcels).toEqual([
      { id: 'p1', parcelNo: 'PA1', title: '', image: '', grams: 0, pieces: 0, items: [] },
    ]));
  it('costs what was estimated until it is packed, then what was invoiced', () => {
    expect(shown()).toMatchObject({ isEstimated: true, total: estimate.total.local, chargeableGrams: 2500 });
    expect(shown({ invoice: dearer })).toMatchObject({ isEstimated: false, total: dearer.total.local, chargeableGrams: 4500 }); // prettier-ignore
  });
  it('is fetched where it goes to a station', () => expect(shown({ stationId: 's1' }).selfPickup).toBe(true));
  it('counts what was paid, given back or not, and shows what is due', () => {
    const [paid, partly, refunded] = [payment('1', 'PAID', 100), payment('2', 'PARTIALLY_REFUNDED', 40), payment('3', 'REFUNDED', 5)]; // prettier-ignore
    const [unpaid, closed] = [payment('4', 'UNPAID', 7), payment('5', 'CLOSED', 9)];
    expect(shown({}, { payments: [paid, partly, unpaid, refunded, closed] })).toMatchObject({ paid: dollars(145), payment: unpaid }); // prettier-ignore
    expect(shown({}, { payments: [payment('6', 'PROCESSING', 7), paid] }).payment).toMatchObject({ paymentNo: '6' });
    expect(shown({}, { payments: [paid, refunded, closed] })).toMatchObject({ paid: dollars(105), payment: closed });
    expect(shown()).toMatchObject({ paid: dollars(0), payment: null });
  });
  it('says why it was closed, once it is', () => {
    expect(shown({ status: 'CLOSED', closeReason: 'EXPIRED' }).closeReason).toBe('EXPIRED');
    expect(shown({ closeReason: 'EXPIRED' }).closeReason).toBeNull();
  });
  it('says until when it is to be paid, what can be done, and when it completes itself', () => {
    const due = { payments: [payment('1', 'UNPAID', 700)] };
    const weighed = shown({ status: 'PENDING_PAYMENT' }, due);
    expect(weighed.payBefore).toMatch(/^2026-11-/);
    expect(weighed.actions).toContainEqual({
      name: 'PAY',
      effect: 'GOES_ON',
      fee: dollars(700),
      until: weighed.payBefore,
    });
    // ¥10 of unpacking at 0.1383 and two per cent: $1.41
    expect(weighed.actions).toContainEqual(expect.objectContaining({ name: 'CLOSE', effect: 'UNPACKED', fee: dollars(141) })); // prettier-ignore
    expect(shown({ status: 'DELIVERED' }).autoCompleteAt).toMatch(/^2026-/);
  });
});

describe('a shipment on its page', () => {
  it('is the one of the list, and more', () => {
    expect(detail()).toMatchObject(shown());
    expect(detail()).toMatchObject({
      isBought: true,
      ...{ address, stationId: null, pickup: null, localExpressCompanyName: 'Aus', remark: 'careful' },
      ...{ warehouseName: 'Yiwu', services: [], packingWishes: [], insuredValue: null, customs: null },
      boxes: [{ ...box, sealedAt: '2026-11-04T00:00:00.000Z' }],
      timeline: [{ status: 'PACKING', at: '2026-11-02T00:00:00.000Z', by: 'STAFF', note: null }],
      invoice: null,
      reconciliation: null,
    });
  });
  it('was bought where any of it was, and not where it all came by forecast', () => {
    const from = (...sources: string[]) => detail({}, { parcels: sources.map((source) => ({ id: source, parcelNo: source, source, grams: 1, items: [] })) }); // prettier-ignore
    expect([from('FORECAST', 'PURCHASE'), from('FORECAST')].map(({ isBought }) => isBought)).toEqual([true, false]);
  });
  it('keeps to itself whose rows these are', () => expect(JSON.stringify(detail())).not.toMatch(/tenantId|"d1"|"e1"/));
  it('declares what was paid, without the margin of the shop', () => {
    // ¥10 at 0.1383
    const { title, nameEn, nameZh, material, hsCode, quantity } = parts.declaration[0]!;
    expect(detail().declaration).toEqual([{ title, nameEn, nameZh, material, hsCode, quantity, unitValue: dollars(138) }]); // prettier-ignore
    expect(detail({ insuredFen: 2000 }).insuredValue).toEqual(dollars(277));
  });
  it('carries on what was wished for', () => {
    const wishes = { ...estimate, request: { ...estimate.request, services: ['sign'], packing: ['film'] } };
    expect(detail({ estimate: wishes })).toMatchObject({ services: ['sign'], packingWishes: ['film'] });
  });
  it('names what the shop packs with in its rows, of the estimate and of the invoice', () => {
    const wrapped = { estimate: told(2350, ['film']), invoice: told(4350, ['film']) };
    const { estimate: first, invoice } = detail(wrapped, {
      packing: [{ code: 'film', name: { en: 'Wrapped in film' } }],
    });
    for (const receipt of [first, invoice])
      expect(receipt?.lines.map(({ values }) => values.name)).toContain('Wrapped in film');
  });
  it('names the papers by receiver and masked numbers alone', () => {
    const customsRef = { receiverName: 'Ada', numbers: [{ kind: 'PASSPORT', masked: '••12' }], id: 'c9' };
    const { receiverName, numbers } = customsRef;
    expect(detail({ customsRef }).customs).toEqual({ receiverName, numbers });
  });
  it('tells the estimate with what it may come to, and the invoice without', () => {
    const { estimate: shownEstimate, invoice } = detail({ invoice: dearer });
    expect(shownEstimate).toMatchObject({ transitOptionName: 'AU-AIR', chargeableGrams: 2500, total: estimate.total.local }); // prettier-ignore
    expect(shownEstimate.atMost?.amount).toBeGreaterThan(0);
    expect(invoice).toMatchObject({ chargeableGrams: 4500, atMost: null, total: dearer.total.local });
  });
  it('shows the code of a pick-up once there is something to fetch', () => {
    const fetched = { pickup: { receiverName: 'Ben', phone: '2' }, pickupCode: '1234' };
    const station = { id: 's1', name: 'Corner' };
    const ready = detail({ ...fetched, status: 'READY_FOR_PICKUP' }, { station });
    expect(ready.pickup).toEqual({
      station,
      receiverName: 'Ben',
      phone: '2',
      code: '1234',
      until: at(16).toISOString(),
    });
    expect(detail({ ...fetched, status: 'SHIPPED' }).pickup).toEqual({ station: null, receiverName: 'Ben', phone: '2', code: null, until: null }); // prettier-ignore
  });
});

describe('a shipment that was paid before it was packed', () => {
  const first = (invoice: TransitReceipt | null) => detail({ mode: 'PAY_FIRST', invoice }).reconciliation;
  it('is settled once its boxes are priced, and only then', () => {
    expect(first(null)).toBeNull();
    expect(detail({ invoice: dearer }).reconciliation).toBeNull();
  });
  it.each([
    ['TOP_UP', dearer],
    ['REFUND', cheaper],
    ['NOTHING', estimate],
  ])('comes to %s', (outcome, invoice) => {
    const [estimated, invoiced] = [estimate.total.local, invoice.total.local];
    const difference = dollars(invoiced.amount - estimated.amount);
    expect(first(invoice)).toEqual({ outcome, estimated, invoiced, difference });
  });
  it('asks for nothing within the shop’s tolerance at the order’s own rate', () => {
    // ¥5 at 0.1383 and two per cent: 71 cents
    const toleranceFen = 500;
    const paid = estimate.total.local.amount;
    const comesTo = (more: number) => outcomeOf({ estimate, toleranceFen }, paid + more, line);
    expect(comesTo(71)).toEqual({ outcome: 'NOTHING', difference: 71 });
    expect(comesTo(72)).toEqual({ outcome: 'TOP_UP', amount: 72 });
    expect(comesTo(-70)).toEqual({ outcome: 'NOTHING', difference: -70 });
    expect(comesTo(-71)).toEqual({ outcome: 'REFUND', amount: 71 });
  });
});
