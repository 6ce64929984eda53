import type { TransitMode, TransitParty, TransitStatus } from './transit';

/** From each state to the next ones, and who moves there. */
type Moves = Readonly<
  Partial<Record<TransitStatus, Readonly<Partial<Record<TransitStatus, readonly TransitParty[]>>>>>
>;

/** Ways of a parcel that has left, each state before the next; what carriers do not say is skipped. */
const ON_THE_WAY = [
  'OUTBOUND',
  'SHIPPED',
  'CUSTOMS',
  'ARRIVED_LOCAL',
  'OUT_FOR_DELIVERY',
  'READY_FOR_PICKUP',
  'DELIVERED',
] as const;
/** Before it leaves: its goods are still in the warehouse. */
export const UNSENT = ['SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID'] as const;
const ASIDE = ['RETURNED', 'LOST', 'SEIZED'] as const;

/** In a carrier's hands, by its own word. */
export const CARRIED: readonly TransitStatus[] = ['SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY'];

const byTracking = (states: readonly TransitStatus[]) =>
  Object.fromEntries(states.map((state) => [state, ['TRACKING']] as const));

/**
 * Forward only, in every mode. What was seized may still be released; what came back or is lost goes no further. Of what a
 * carrier has and says nothing of any more the clock says that it is lost.
 */
const AFTER_PACKING: Moves = {
  ...Object.fromEntries(
    ON_THE_WAY.slice(0, -1).map((state, at) => [
      state,
      {
        ...byTracking([...ON_THE_WAY.slice(at + 1), ...ASIDE]),
        ...(CARRIED.includes(state) && { LOST: ['TRACKING', 'CLOCK'] as const }),
      },
    ]),
  ),
  // given up, in words or by saying nothing: customs keep the goods
  SEIZED: { ...byTracking([...ON_THE_WAY.slice(3), 'RETURNED', 'LOST']), CLOSED: ['SHOPPER', 'CLOCK'] },
  // its parcels lie in store again, or are thrown away; whoever has it in hands puts it there
  RETURNED: { CLOSED: ['SHOPPER', 'PACKER', 'CLOCK'] },
  DELIVERED: { COMPLETED: ['SHOPPER', 'CLOCK'] },
};

/** Packed before it is paid. Once it is packed, taking it apart again costs a fee. */
const PACKED_FIRST: Moves = {
  SUBMITTED: { PACKING: ['PACKER'], CLOSED: ['SHOPPER'] },
  PACKING: { WEIGHED: ['PACKER'], SUBMITTED: ['PACKER'] },
  WEIGHED: { PENDING_PAYMENT: ['PACKER'], CLOSED: ['SHOPPER'] },
  PENDING_PAYMENT: { PAID: ['SHOPPER'], CLOSED: ['SHOPPER', 'CLOCK'] },
  PAID: { OUTBOUND: ['PACKER'] },
  ...AFTER_PACKING,
};

/** A table of moves for each mode; anything else is refused. */
export const TRANSIT_MOVES: Record<TransitMode, Moves> = {
  PACK_FIRST: PACKED_FIRST,
  PAY_FIRST: {
    SUBMITTED: { PENDING_PAYMENT: ['SHOPPER'] },
    PENDING_PAYMENT: { PAID: ['SHOPPER'], CLOSED: ['SHOPPER', 'CLOCK'] },
    PAID: { PACKING: ['PACKER'], CLOSED: ['SHOPPER'] },
    PACKING: { WEIGHED: ['PACKER'], PAID: ['PACKER'] },
    // only while a difference is due
    WEIGHED: { OUTBOUND: ['PACKER'], CLOSED: ['SHOPPER', 'CLOCK'] },
    ...AFTER_PACKING,
  },
  // the same way, but an offer: what it costs to let it go is the rehearsal's fee
  REHEARSAL: PACKED_FIRST,
};

export interface TransitMove {
  from: TransitStatus;
  to: TransitStatus;
}
interface Standing {
  mode: TransitMode;
  status: TransitStatus;
}

/** The move to make, for the conditional update; undefined where this one may not make it. */
export function transitTransition(
  { mode, status }: Standing,
  to: TransitStatus,
  by: TransitParty,
): TransitMove | undefined {
  return TRANSIT_MOVES[mode][status]?.[to]?.includes(by) ? { from: status, to } : undefined;
}

/** States in which the boxes are made: to let the parcels go again means work. */
const IN_BOXES: Record<TransitMode, readonly TransitStatus[]> = {
  PACK_FIRST: ['WEIGHED', 'PENDING_PAYMENT'],
  PAY_FIRST: ['WEIGHED'],
  REHEARSAL: ['WEIGHED', 'PENDING_PAYMENT'],
};

/** What the shop asks for work that was in vain, in fen. */
export interface CloseFees {
  unpackFen: number;
  rehearsalFen: number;
}

/** What closing costs in this state; nothing as long as nothing is packed. */
export function closeFeeFen({ mode, status }: Standing, { unpackFen, rehearsalFen }: CloseFees): number {
  if (!IN_BOXES[mode].includes(status)) return 0;
  return mode === 'REHEARSAL' ? rehearsalFen : unpackFen;
}
