import { expect, it } from 'vitest';
import type { DeskEvent } from '../../../../src/contract/desk-event';
import { historyOf } from '../../../../src/server/modules/transit/desk-history.rules';
import type { TransitEventRow } from '../../../../src/server/modules/transit/transit.repo';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const state = (about: Pick<TransitEventRow, 'status' | 'by' | 'actorId' | 'note'>, day: number): TransitEventRow => ({
  ...{ tenantId: 'demo', id: about.status, transitOrderId: 't1', position: day, at: on(day) },
  ...about,
});
const names = new Map([['m1', 'Mei']]);

it('tells states and what came to pass beside them in the order of time, and who did it', () => {
  const paid: DeskEvent = { at: on(2).toISOString(), kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: null };
  const states = [
    state({ status: 'SUBMITTED', by: 'SHOPPER', actorId: 's1', note: null }, 1),
    state({ status: 'PACKING', by: 'PACKER', actorId: 'm1', note: 'By hand' }, 3),
    state({ status: 'WEIGHED', by: 'PACKER', actorId: 'played', note: null }, 4),
    state({ status: 'DELIVERED', by: 'TRACKING', actorId: '', note: null }, 5),
    state({ status: 'COMPLETED', by: 'CLOCK', actorId: '', note: null }, 6),
  ];
  const told = (code: string, day: number): DeskEvent => ({
    ...{ at: on(day).toISOString(), kind: 'STATE', code, detail: '', staffName: null },
  });
  expect(historyOf({ states, beside: [paid], names, questions: [], currency: 'USD' })).toEqual([
    { ...told('SUBMITTED', 1), by: 'SHOPPER' },
    paid,
    { ...told('PACKING', 3), detail: 'By hand', staffName: 'Mei' },
    told('WEIGHED', 4),
    { ...told('DELIVERED', 5), by: 'ITSELF' },
    { ...told('COMPLETED', 6), by: 'ITSELF' },
  ]);
});

it('tells once that it was paid, with the sum to whom that is told', () => {
  const at = on(2).toISOString();
  const payment: DeskEvent = { at, kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: null, by: 'SHOPPER' };
  const states = [
    state({ status: 'PAID', by: 'SHOPPER', actorId: 's1', note: null }, 2),
    // given back by whoever was to pack it
    state({ status: 'PAID', by: 'PACKER', actorId: 'm1', note: 'Too wet' }, 3),
  ];
  const codesOf = (beside: DeskEvent[]) =>
    historyOf({ states, beside, names, questions: [], currency: 'USD' }).map(({ kind, code }) => `${kind} ${code}`);
  expect(codesOf([payment])).toEqual(['MONEY PAYMENT', 'STATE PAID']);
  expect(codesOf([])).toEqual(['STATE PAID', 'STATE PAID']);
  // what was paid another time is of something else
  expect(codesOf([{ ...payment, at: on(1).toISOString() }])).toEqual(['MONEY PAYMENT', 'STATE PAID', 'STATE PAID']);
});

it('tells of one moment the cause before what came of it, and a state never before the one that led to it', () => {
  const booked = (code: string, day: number): DeskEvent => ({
    ...{ at: on(day).toISOString(), kind: 'MONEY', code, detail: '', staffName: null },
  });
  const states = [
    // two clocks of one deed: it was due by the one before it was weighed by the other
    state({ status: 'WEIGHED', by: 'PACKER', actorId: 'm1', note: null }, 4),
    state({ status: 'PENDING_PAYMENT', by: 'PACKER', actorId: 'm1', note: null }, 3),
    state({ status: 'PAID', by: 'SHOPPER', actorId: 's1', note: null }, 5),
    // by the fee that closing costs
    state({ status: 'CLOSED', by: 'SHOPPER', actorId: 's1', note: null }, 6),
  ];
  const beside = [booked('REFUND', 6), booked('PAYMENT', 6), booked('PAYMENT', 5)];
  const told = historyOf({ states, beside, names, questions: [], currency: 'USD' });
  expect(told.map(({ code }) => code)).toEqual([
    'WEIGHED',
    'PENDING_PAYMENT',
    'PAYMENT',
    'PAYMENT',
    'CLOSED',
    'REFUND',
  ]);
});
