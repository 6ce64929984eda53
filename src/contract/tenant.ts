import type * as z from 'zod/mini';
import type * as schemas from './tenant.schemas';

export type ArticleType = z.infer<typeof schemas.ArticleType>;
export type ExchangeInfo = z.infer<typeof schemas.ExchangeInfo>;
export type TenantPreference = z.infer<typeof schemas.TenantPreference>;
export type Tenant = z.infer<typeof schemas.Tenant>;
export type Warehouse = z.infer<typeof schemas.Warehouse>;
export type TransitOption = z.infer<typeof schemas.TransitOption>;
export type Country = z.infer<typeof schemas.Country>;
