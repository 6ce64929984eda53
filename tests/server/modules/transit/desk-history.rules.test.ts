import { expect, it } from 'vitest';
import type { DeskEvent } from '../../../../src/contract/desk-event';
import { historyOf } from '../../../../src/server/modules/transit/desk-history.rules';
import type { TransitEventRow } from '../../../../src/server/modules/transit/transit.repo';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const state = (status: TransitEventRow['status'], day: number, note: string | null): TransitEventRow => ({
  ...{ tenantId: 'demo', id: status, transitOrderId: 't1', position: day, status, note },
  ...{ by: 'PACKER' as const, actorId: 'm1', at: on(day) },
});

it('tells states and what came to pass beside them in the order of time', () => {
  const paid: DeskEvent = { at: on(2).toISOString(), kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: 'Mei' };
  const states = [state('SUBMITTED', 1, null), state('PACKING', 3, 'By hand')];
  expect(historyOf(states, [paid])).toEqual([
    { at: on(1).toISOString(), kind: 'STATE', code: 'SUBMITTED', detail: '', staffName: null },
    paid,
    { at: on(3).toISOString(), kind: 'STATE', code: 'PACKING', detail: 'By hand', staffName: null },
  ]);
});
