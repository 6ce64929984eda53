import type * as z from 'zod/mini';
import type * as schemas from './own-product.schemas';

export type OwnProduct = z.output<typeof schemas.OwnProduct>;
export type OwnProductInput = z.output<typeof schemas.OwnProductInput>;
export type OwnProductChange = z.output<typeof schemas.OwnProductChange>;
