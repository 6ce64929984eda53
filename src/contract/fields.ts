import type * as z from 'zod/mini';
import type * as schemas from './fields.schemas';

export type Money = z.infer<typeof schemas.Money>;
export type ServiceFeeRule = z.infer<typeof schemas.ServiceFeeRule>;
export type Price = z.infer<typeof schemas.Price>;
export type LocalizedText = z.infer<typeof schemas.LocalizedText>;
