import { expect, it } from 'vitest';
import { disposalRefusalOf } from '../../../../src/server/modules/warehouse/disposal.rules';

it.each([
  ['lies on its shelf', 'STOCKED_IN', {}, null],
  ['has a service that was done', 'STOCKED_IN', { services: ['DONE', 'RETURNED'] }, null],
  ['waits for a service', 'STOCKED_IN', { services: ['DONE', 'REQUESTED'] }, 'SERVICE_WAITS'],
  ['has something whose money is asked for', 'STOCKED_IN', { isAsked: true, services: ['REQUESTED'] }, 'REFUND_ASKED'],
  ['is in a transit order', 'LOCKED', {}, 'NOT_STORED'],
  ['is in a box', 'PACKED', { isAsked: true }, 'NOT_STORED'],
  ['lies on the bench', 'INSPECTED', {}, 'NOT_STORED'],
  ['has gone', 'DISPOSED', {}, 'NOT_STORED'],
] as const)('a parcel that %s', (_, status, { isAsked = false, services = [] }: Pending, refusal) => {
  const pending = { isAsked, services: services.map((one) => ({ status: one })) };
  expect(disposalRefusalOf({ status }, pending)).toBe(refusal);
});

interface Pending {
  isAsked?: boolean;
  services?: readonly ('DONE' | 'RETURNED' | 'REQUESTED')[];
}
