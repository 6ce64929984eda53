import type * as z from 'zod/mini';
import type * as schemas from './refund.schemas';

export type Refund = z.infer<typeof schemas.Refund>;
export type RefundStatus = z.infer<typeof schemas.RefundStatus>;
export type RefundPage = z.infer<typeof schemas.RefundPage>;
export type WayBack = z.infer<typeof schemas.WayBack>;
export type RefundTo = z.infer<typeof schemas.RefundTo>;
export type RefundInput = z.output<typeof schemas.RefundInput>;
