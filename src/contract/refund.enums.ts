import { COMPENSATION_REASONS } from './compensation-desk.enums';

/** REQUESTED: somebody looks at it · APPROVED: the money is on its way · RETURNING: the goods go back first · TAKEN_BACK: what the shop gave of its own by mistake · CLOSED: over with its order. */
export const REFUND_STATUSES = [
  'REQUESTED',
  'SELLER_CONTACT',
  'APPROVED',
  'RETURNING',
  'REFUNDED',
  'REJECTED',
  'TAKEN_BACK',
  'CLOSED',
] as const;

/** What a refund passes; WITH_SHOP: the provider could not send it back, so the shop pays it out · TO_BALANCE: it could not, so it is on the balance. */
export const REFUND_STEPS = [...REFUND_STATUSES, 'WITH_SHOP', 'TO_BALANCE'] as const;

/** Of `REFUND_CAUSES` those that somebody asks for, and a person answers. */
export const ASKED_CAUSES = ['ASKED', 'INSURED', 'LOST'] as const;

/**
 * COST_LESS: the boxes cost less than was paid for them · ASKED: the shopper asked for it · OUT_OF_STOCK: its
 * seller has it no more · DEARER: it became dearer and is not bought · TOP_UP: what was paid more for something dearer
 * goes back with it · QC_RETURN, QC_PART: what the inspection found wrong goes back to its seller, or is kept for
 * less · STORE_RETURN: what was good goes back from its shelf · INSURED: the insurance of a shipment pays · LOST: the way
 * that a lost shipment did not make is made good, where that is more · STORAGE: days in store that were paid ahead and have
 * not begun · CHEAPER: its seller asked for less than was paid · the others, `COMPENSATION_REASONS`: the shop gives
 * money of its own.
 */
export const REFUND_CAUSES = [
  'ORDER_CLOSED',
  'SHIPMENT_CLOSED',
  'COST_LESS',
  'LATE_PAYMENT',
  'ASKED',
  'OUT_OF_STOCK',
  'DEARER',
  'CHEAPER',
  'TOP_UP',
  'QC_RETURN',
  'QC_PART',
  'STORE_RETURN',
  'INSURED',
  'LOST',
  'STORAGE',
  ...COMPENSATION_REASONS,
] as const;

/** What the money was paid for. */
export const REFUND_ORDER_KINDS = ['PURCHASE', 'TRANSIT', 'OTHER'] as const;

export const REFUND_DESTINATIONS = ['BALANCE', 'PROVIDER'] as const;

/** What a desk lists of requests: what waits for an answer, and what was answered, by whatever it ended. */
export const REFUND_VIEWS = ['waiting', 'over'] as const;

/** How a request is answered. */
export const REFUND_DECISIONS = ['APPROVE', 'REFUSE'] as const;

/** What the shopper would like best. */
export const REFUND_WISHES = ['MONEY_BACK', 'RETURN', 'EXCHANGE'] as const;
