import { expect, it } from 'vitest';
import { TRANSIT_STATUSES } from '../../../../src/contract/transit.enums';
import { isHeldBack, wishesOf } from '../../../../src/server/modules/transit/hold.rules';

it('only what somebody of the shop has work with is held', () =>
  expect(TRANSIT_STATUSES.filter((status) => isHeldBack({ status }))).toEqual(
    TRANSIT_STATUSES.filter((status) => ['SUBMITTED', 'PACKING', 'WEIGHED', 'PAID'].includes(status)),
  ));

it('wishes are what is packed and what is done, by their codes', () => {
  const wishesIn = (request: object) =>
    wishesOf({ estimate: { request } } as unknown as Parameters<typeof wishesOf>[0]);
  expect(wishesIn({ packing: ['box', 'wrap'], services: ['photo'] })).toEqual(['box', 'wrap', 'photo']);
  expect(wishesIn({ packing: [], services: [] })).toEqual([]);
});
