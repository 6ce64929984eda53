import { describe, expect, it } from 'vitest';
import { closeFeeFen, transitTransition } from '../../src/contract/transit-moves';
import { TRANSIT_MODES, TRANSIT_PARTIES, TRANSIT_STATUSES } from '../../src/contract/transit.enums';
import type { TransitMode, TransitParty, TransitStatus } from '../../src/contract/transit';

type Known = [from: TransitStatus, to: TransitStatus, by: TransitParty[]];

const later: TransitStatus[] = [
  'SHIPPED',
  'CUSTOMS',
  'ARRIVED_LOCAL',
  'OUT_FOR_DELIVERY',
  'READY_FOR_PICKUP',
  'DELIVERED',
];
const aside: TransitStatus[] = ['RETURNED', 'LOST', 'SEIZED'];
const tracked = (from: TransitStatus, to: TransitStatus[]): Known[] => to.map((each) => [from, each, ['TRACKING']]);
const AFTER: Known[] = [
  ...tracked('OUTBOUND', [...later, ...aside]),
  ...tracked('SHIPPED', [...later.slice(1), ...aside]),
  ...tracked('CUSTOMS', [...later.slice(2), ...aside]),
  ...tracked('ARRIVED_LOCAL', [...later.slice(3), ...aside]),
  ...tracked('OUT_FOR_DELIVERY', ['READY_FOR_PICKUP', 'DELIVERED', ...aside]),
  ...tracked('READY_FOR_PICKUP', ['DELIVERED', ...aside]),
  ...(['SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY'] as const).map((from): Known => [
    from,
    'LOST',
    ['CLOCK'],
  ]),
  ...tracked('SEIZED', ['ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'RETURNED', 'LOST']),
  ['SEIZED', 'CLOSED', ['SHOPPER', 'CLOCK']],
  ['RETURNED', 'CLOSED', ['SHOPPER', 'PACKER', 'CLOCK']],
  ['DELIVERED', 'COMPLETED', ['SHOPPER', 'CLOCK']],
];
const PACKED_FIRST: Known[] = [
  ['SUBMITTED', 'PACKING', ['PACKER']],
  ['SUBMITTED', 'CLOSED', ['SHOPPER']],
  ['PACKING', 'WEIGHED', ['PACKER']],
  ['PACKING', 'SUBMITTED', ['PACKER']],
  ['WEIGHED', 'PENDING_PAYMENT', ['PACKER']],
  ['WEIGHED', 'CLOSED', ['SHOPPER']],
  ['PENDING_PAYMENT', 'PAID', ['SHOPPER']],
  ['PENDING_PAYMENT', 'CLOSED', ['SHOPPER', 'CLOCK']],
  ['PAID', 'OUTBOUND', ['PACKER']],
  ...AFTER,
];
const KNOWN: Record<TransitMode, Known[]> = {
  PACK_FIRST: PACKED_FIRST,
  REHEARSAL: PACKED_FIRST,
  PAY_FIRST: [
    ['SUBMITTED', 'PENDING_PAYMENT', ['SHOPPER']],
    ['PENDING_PAYMENT', 'PAID', ['SHOPPER']],
    ['PENDING_PAYMENT', 'CLOSED', ['SHOPPER', 'CLOCK']],
    ['PAID', 'PACKING', ['PACKER']],
    ['PAID', 'CLOSED', ['SHOPPER']],
    ['PACKING', 'WEIGHED', ['PACKER']],
    ['PACKING', 'PAID', ['PACKER']],
    ['WEIGHED', 'OUTBOUND', ['PACKER']],
    ['WEIGHED', 'CLOSED', ['SHOPPER', 'CLOCK']],
    ...AFTER,
  ],
};

describe('a transit order', () => {
  it.each(TRANSIT_MODES)('knows every allowed move of %s, and no other', (mode) => {
    for (const from of TRANSIT_STATUSES)
      for (const to of TRANSIT_STATUSES)
        for (const by of TRANSIT_PARTIES) {
          const isKnown = KNOWN[mode].some(([a, b, who]) => a === from && b === to && who.includes(by));
          const move = transitTransition({ mode, status: from }, to, by);
          expect(move, `${mode} ${from} → ${to} by ${by}`).toEqual(isKnown ? { from, to } : undefined);
        }
  });

  it.each([
    ['PACK_FIRST', { WEIGHED: 700, PENDING_PAYMENT: 700 }],
    ['PAY_FIRST', { WEIGHED: 700 }],
    ['REHEARSAL', { WEIGHED: 1800, PENDING_PAYMENT: 1800 }],
  ] as const)('costs a fee to close in %s once it is packed, nothing before', (mode, fees: Partial<Record<TransitStatus, number>>) => {
    for (const status of TRANSIT_STATUSES)
      expect(closeFeeFen({ mode, status }, { unpackFen: 700, rehearsalFen: 1800 }), status).toBe(fees[status] ?? 0);
  });
}); // prettier-ignore
