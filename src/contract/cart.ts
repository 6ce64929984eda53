import type * as z from 'zod/mini';
import type * as schemas from './cart.schemas';

export type CartItem = z.infer<typeof schemas.CartItem>;
export type Cart = z.infer<typeof schemas.Cart>;
export type Quote = z.infer<typeof schemas.Quote>;
