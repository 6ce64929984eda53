import type * as z from 'zod/mini';
import type { QUOTA_STANDS, QUOTAS, SHOP_FEATURES } from './platform.enums';
import type * as schemas from './platform.schemas';

export type PlatformSelf = z.infer<typeof schemas.PlatformSelf>;
export type PlatformShop = z.infer<typeof schemas.PlatformShop>;
export type PlatformShopDetail = z.infer<typeof schemas.PlatformShopDetail>;
export type PlatformDeed = z.infer<typeof schemas.PlatformDeed>;
export type PlatformHealth = z.infer<typeof schemas.PlatformHealth>;
export type NewShopInput = z.output<typeof schemas.NewShopInput>;
export type ShopQuery = z.output<typeof schemas.ShopQuery>;
export type ShopList = z.infer<typeof schemas.ShopList>;
export type QuotaInput = z.output<typeof schemas.QuotaInput>;
export type QuotaName = (typeof QUOTAS)[number];
export type ShopFeature = (typeof SHOP_FEATURES)[number];
export type QuotaStand = (typeof QUOTA_STANDS)[number];
export type SupportAccess = z.infer<typeof schemas.SupportAccess>;
export type SupportAccessInput = z.output<typeof schemas.SupportAccessInput>;
