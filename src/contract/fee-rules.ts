import type * as z from 'zod/mini';
import type * as schemas from './fee-rules.schemas';

export type FeeTerms = z.infer<typeof schemas.FeeTerms>;
export type DearerRule = z.infer<typeof schemas.DearerRule>;
export type HandlingFees = z.infer<typeof schemas.HandlingFees>;
export type UnsaidFreight = z.infer<typeof schemas.UnsaidFreight>;
export type FeeRules = z.infer<typeof schemas.FeeRules>;
export type FeePublication = z.infer<typeof schemas.FeePublication>;
