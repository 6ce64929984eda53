import { describe, expect, it } from 'vitest';
import {
  presentServices,
  serviceOffers,
  type PricedService,
} from '../../../../src/server/modules/warehouse/parcel-service.rules';

const money = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD' };
const priced = (charge: object, currency = 'CNY'): PricedService => ({
  code: 'photo',
  name: 'Photo',
  remark: 'of each side',
  price: {
    id: 'v1',
    terms: { currency, charge: { min: 0, max: null, ...charge } } as NonNullable<PricedService['price']>['terms'],
  },
});
const items = [
  { quantity: 2, unitFen: 3000 },
  { quantity: 3, unitFen: 1000 },
];
const shelf = { status: 'STOCKED_IN', grams: 2500 } as const;
const offered = (service: PricedService, row: Parameters<typeof serviceOffers>[0] = shelf) =>
  serviceOffers(row, items, [service], money);
const feeFen = (service: PricedService, row?: Parameters<typeof serviceOffers>[0]) =>
  offered(service, row)[0]?.price.cny.amount;

describe('serviceOffers', () => {
  it('says what it is, what it costs, and by which price', () =>
    expect(offered(priced({ per: 'ORDER', fee: 500 }))).toEqual([
      {
        code: 'photo',
        name: 'Photo',
        remark: 'of each side',
        priceId: 'v1',
        price: { cny: { amount: 500, currency: 'CNY' }, local: { amount: 70, currency: 'USD' } },
      },
    ]));
  it.each([
    ['PARCEL', 500],
    ['BOX', 500],
    ['ITEM', 1000],
    ['PIECE', 2500],
  ])('asks its fee by %s', (per, fen) => expect(feeFen(priced({ per, fee: 500 }))).toBe(fen));
  it('asks by the kilogram of the scale, nothing of what was not weighed', () => {
    const byWeight = priced({ per: 'CHARGED_KILOGRAM', fee: 400 });
    expect(feeFen(byWeight)).toBe(1000);
    expect(offered(byWeight, { ...shelf, grams: null })).toEqual([]);
  });
  it('asks a share of what the things have cost', () =>
    // a tenth of 2 × ¥30 and 3 × ¥10
    expect(feeFen(priced({ per: 'VALUE', basisPoints: 1000 }))).toBe(900));

  it.each([
    ['without a price', { ...priced({}), price: undefined }],
    ['priced in another currency', priced({ per: 'ORDER', fee: 500 }, 'USD')],
    ['that costs nothing', priced({ per: 'ORDER', fee: 0 })],
    ['that rounds to nothing', priced({ per: 'ORDER', fee: 1 })],
  ])('offers no service %s', (_, service) => expect(offered(service)).toEqual([]));
  it.each(['INSPECTED', 'LOCKED', 'OUTBOUND'] as const)('offers none for what is %s', (status) =>
    expect(offered(priced({ per: 'ORDER', fee: 500 }), { ...shelf, status })).toEqual([]),
  );
});

describe('presentServices', () => {
  const told = { id: 's1', status: 'REQUESTED', remark: 'the left side', answer: '' };
  const row = { ...told, tenantId: 't', serviceCode: 'photo', amountFen: 500, amountLocal: 71, currency: 'USD', createdAt: new Date('2026-11-22T10:00:00.000Z'), doneAt: null }; // prettier-ignore
  const present = (change: object, services: PricedService[]) =>
    presentServices([{ ...row, ...change }] as unknown as Parameters<typeof presentServices>[0], services);

  it('tells what was asked for at the price of that time', () =>
    expect(present({}, [{ ...priced({}), code: 'other', name: 'Other' }, priced({})])).toEqual([
      {
        ...told,
        code: 'photo',
        name: 'Photo',
        price: { cny: { amount: 500, currency: 'CNY' }, local: { amount: 71, currency: 'USD' } },
        createdAt: '2026-11-22T10:00:00.000Z',
        doneAt: null,
      },
    ]));
  it('tells when it was done', () =>
    expect(present({ doneAt: new Date('2026-11-23T10:00:00.000Z') }, [])[0]?.doneAt).toBe('2026-11-23T10:00:00.000Z'));
  it('goes by its code where the shop has no such service', () => expect(present({}, [])[0]?.name).toBe('photo'));
});
