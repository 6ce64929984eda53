import type * as z from 'zod/mini';
import type * as schemas from './shop-offers.schemas';

export type ShopWarehouse = z.infer<typeof schemas.ShopWarehouse>;
export type ServiceTerms = z.infer<typeof schemas.ServiceTerms>;
export type ShopService = z.infer<typeof schemas.ShopService>;
