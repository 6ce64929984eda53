import type * as z from 'zod/mini';
import type * as schemas from './domain-settings.schemas';

export type Domains = z.output<typeof schemas.Domains>;
export type ShopDomain = Domains['items'][number];
