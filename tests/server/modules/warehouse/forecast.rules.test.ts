import { describe, expect, it } from 'vitest';
import {
  itemRows,
  numberRows,
  presentForecast,
  readNumbers,
} from '../../../../src/server/modules/warehouse/forecast.rules';

describe('readNumbers', () => {
  it('keeps each number once', () =>
    expect(readNumbers(['SF1234567890123', 'sf1234567890123', 'YT1234567890123'], 'numbers')).toEqual({
      numbers: ['SF1234567890123', 'YT1234567890123'],
    }));
  it('names each that is none', () =>
    expect(readNumbers(['SF1234567890123', '?', ''], 'numbers')).toEqual({
      errors: [
        { path: 'numbers.1', code: 'tracking_number' },
        { path: 'numbers.2', code: 'tracking_number' },
      ],
    }));
});

it('lets the first number stand for all, and gives the courier’s name to what has none of its own', () => {
  const [master, child, ...more] = numberRows('1', ['1', 'SF1234567890123'], 'Uncle');
  expect(master).toEqual({ number: '1', kind: 'MASTER', carrier: 'Uncle' });
  expect(child).toMatchObject({ number: 'SF1234567890123', kind: 'CHILD' });
  expect(child?.carrier).not.toBe('Uncle');
  expect(more).toEqual([]);
});

it('keeps things in the order in which they were written', () => {
  const kettle = { title: 'Kettle', quantity: 1, unitFen: 5600 };
  const rows = itemRows([{ ...kettle, options: 'Blue' }, { ...kettle, options: '' }] as Parameters<typeof itemRows>[0], () => 'new'); // prettier-ignore
  expect(rows).toEqual([
    { ...kettle, id: 'new', position: 0, options: ['Blue'] },
    { ...kettle, id: 'new', position: 1, options: [] },
  ]);
});

describe('presentForecast', () => {
  const AT = new Date('2026-11-22T10:00:00.000Z');
  const filed = { id: 'f1', version: 2, parcelId: 'p1', trackingNo: 'SF1', isDisputed: false, remark: 'soon' };
  const parcel = { status: 'FORECAST', goodsKinds: ['FRAGILE'], expiresAt: AT, receivedAt: null, warehouseId: 'gz' };
  const item = { position: 0, title: 'Kettle', quantity: 1, unitFen: 5600 };
  const present = (of: object, items: object[] = [item], numbers: object[] = [{ number: 'SF1', kind: 'MASTER' }]) =>
    presentForecast(
      ...([{ filed: { ...filed, createdAt: AT, tenantId: 't' }, parcel: { ...parcel, ...of } }, items, numbers, 'Guangzhou'] as unknown as Parameters<typeof presentForecast>),
    ); // prettier-ignore

  it('can be changed until it arrives or runs out', () =>
    expect(present({})).toEqual({
      ...filed,
      status: 'FORECAST',
      goodsKinds: ['FRAGILE'],
      numbers: [{ number: 'SF1', kind: 'MASTER', carrier: '' }],
      warehouse: { id: 'gz', name: 'Guangzhou' },
      items: [
        {
          title: 'Kettle',
          quantity: 1,
          productUrl: '',
          category: '',
          unitPrice: { amount: 5600, currency: 'CNY' },
          options: '',
        },
      ],
      createdAt: AT.toISOString(),
      expiresAt: AT.toISOString(),
      arrivedAt: null,
      courier: null,
      canEdit: true,
    }));
  it('says how far its courier is, until it has arrived', () => {
    const told = { courierState: 'DELIVERED', courierAt: AT } as const;
    expect(present(told).courier).toEqual({ state: 'DELIVERED', at: AT.toISOString() });
    expect(present({ ...told, status: 'RECEIVED' }).courier).toBeNull();
  });
  it('cannot once it has arrived, and runs out no more', () =>
    expect(present({ status: 'RECEIVED', receivedAt: AT })).toMatchObject({
      expiresAt: null,
      arrivedAt: AT.toISOString(),
      canEdit: false,
    }));
  it('never runs out where no day was set', () => expect(present({ expiresAt: null }).expiresAt).toBeNull());
  it('shows what is known of a thing and of a number', () => {
    const known = { ...item, productUrl: 'https://p/a', category: 'kitchen', options: ['Blue', '2 l'] };
    const shown = present({}, [known], [{ number: 'SF1', kind: 'MASTER', carrier: 'SF' }]);
    expect(shown.items[0]).toMatchObject({ productUrl: 'https://p/a', category: 'kitchen', options: 'Blue, 2 l' });
    expect(shown.numbers).toEqual([{ number: 'SF1', kind: 'MASTER', carrier: 'SF' }]);
  });
});
