import type * as z from 'zod/mini';
import type * as schemas from './own-texts.schemas';

export type ShopText = z.infer<typeof schemas.ShopText>;
export type ShopTexts = z.infer<typeof schemas.ShopTexts>;
export type ShopTextsQuery = z.output<typeof schemas.ShopTextsQuery>;
export type ShopTextInput = z.output<typeof schemas.ShopTextInput>;
