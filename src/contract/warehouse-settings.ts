import type * as z from 'zod/mini';
import type * as schemas from './warehouse-settings.schemas';

export type Site = z.output<typeof schemas.Site>;
export type SiteValues = Site['values'];
export type SiteYear = z.output<typeof schemas.SiteYear>;
