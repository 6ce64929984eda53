import type * as z from 'zod/mini';
import type * as schemas from './transit.schemas';
import type * as quotes from './transit-estimate.schemas';
import type * as troubles from './transit-trouble.schemas';
import type * as receipts from './transit-receipt.schemas';
import type { TRACKING_STATES, TRANSIT_HOLDS, TRANSIT_LEGS, TRANSIT_PARTIES, TRANSIT_TROUBLES } from './transit.enums';

export type TransitStatus = z.infer<typeof schemas.TransitStatus>;
export type TransitMode = z.infer<typeof schemas.TransitMode>;
export type TransitParty = (typeof TRANSIT_PARTIES)[number];
export type TransitHold = (typeof TRANSIT_HOLDS)[number];
export type TroubleKind = (typeof TRANSIT_TROUBLES)[number];
export type TransitLeg = (typeof TRANSIT_LEGS)[number];
export type TrackingState = (typeof TRACKING_STATES)[number];

export type TransitOrder = z.infer<typeof schemas.TransitOrder>;
export type TransitOrderDetail = z.infer<typeof schemas.TransitOrderDetail>;
export type TransitOrderPage = z.infer<typeof schemas.TransitOrderPage>;
export type TransitOrderInput = z.output<typeof schemas.TransitOrderInput>;
export type TroubleInput = z.output<typeof troubles.TroubleInput>;
export type TransitReviewInput = z.output<typeof schemas.TransitReviewInput>;
export type TransitAction = z.infer<typeof schemas.TransitAction>;
export type TransitLogistics = z.infer<typeof schemas.TransitLogistics>;
export type ShownReceipt = z.infer<typeof receipts.ShownReceipt>;

export type TransitEstimateInput = z.output<typeof quotes.TransitEstimateInput>;
export type TransitEstimate = z.infer<typeof quotes.TransitEstimate>;
