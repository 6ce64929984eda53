import { expect, it } from 'vitest';
import type { Call } from '../../../src/client/caller';
import { indexHref } from '../../../src/desks/bench/index-query';
import { loadShipments, SHIPMENTS_INDEX } from '../../../src/desks/transit/load-shipments';

const none = {
  exceptions: 0,
  noMovement: 0,
  customs: 0,
  late: 0,
  returned: 0,
  lost: 0,
  seized: 0,
  claims: 0,
  onWay: 6,
};
const desk = (waiting: Partial<typeof none>): Call =>
  (() => Promise.resolve({ items: [], next: null, waiting: { ...none, ...waiting } })) as unknown as Call;
const viewOf = async (waiting: Partial<typeof none>, query: Record<string, string | undefined> = {}) =>
  (await loadShipments(desk(waiting), query)).asked.view;

it('opens on the first view in which something waits, unless an address asks for one', async () => {
  expect(await viewOf({ lost: 2, claims: 2 })).toBe('lost');
  expect(await viewOf({})).toBe('exceptions');
  expect(await viewOf({ lost: 2 }, { view: 'exceptions' })).toBe('exceptions');
  expect(await viewOf({ lost: 2 }, { q: 'PO1' })).toBe('exceptions');
});

it('leads to the first view by its name', () =>
  expect(indexHref(SHIPMENTS_INDEX, { view: 'lost', filters: {} }, { view: 'exceptions' })).toBe(
    `${SHIPMENTS_INDEX.path}?view=exceptions`,
  ));
