import type * as z from 'zod/mini';
import type * as schemas from './review-desk.schemas';

export type ToldCharge = z.infer<typeof schemas.ToldCharge>;
export type ReviewedPayment = z.infer<typeof schemas.ReviewedPayment>;
export type ReviewQueue = z.infer<typeof schemas.ReviewQueue>;
export type ReviewOutcome = z.infer<typeof schemas.ReviewOutcome>;
