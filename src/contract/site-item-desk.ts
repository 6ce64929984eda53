import type * as z from 'zod/mini';
import type { SITE_ITEM_KINDS, SITE_ITEM_STATES } from './site-item-desk.enums';
import type * as schemas from './site-item-desk.schemas';

export type SiteItemKind = (typeof SITE_ITEM_KINDS)[number];
export type SiteItemState = (typeof SITE_ITEM_STATES)[number];
export type SiteItemInput = z.output<typeof schemas.SiteItemInput>;
export type SiteItemList = z.infer<typeof schemas.SiteItemList>;
export type DeskSiteItem = z.infer<typeof schemas.DeskSiteItem>;
export type SiteItemPreview = z.infer<typeof schemas.SiteItemPreview>;
