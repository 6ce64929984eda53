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
