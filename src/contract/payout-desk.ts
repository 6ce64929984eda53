import type * as z from 'zod/mini';
import type * as schemas from './payout-desk.schemas';

export type Payout = z.infer<typeof schemas.Payout>;
export type PayoutAsked = z.output<typeof schemas.PayoutAsked>;
