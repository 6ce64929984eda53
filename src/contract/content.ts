import type * as z from 'zod/mini';
import type * as schemas from './content.schemas';

export type Article = z.infer<typeof schemas.Article>;
export type Banner = z.infer<typeof schemas.Banner>;
export type Campaign = z.infer<typeof schemas.Campaign>;
export type HowTo = z.infer<typeof schemas.HowTo>;
export type SiteImage = z.infer<typeof schemas.SiteImage>;
export type FaqGroup = z.infer<typeof schemas.FaqGroup>;
export type SiteContent = z.infer<typeof schemas.SiteContent>;
export type AboutUs = z.infer<typeof schemas.AboutUs>;
export type Announcement = z.infer<typeof schemas.Announcement>;
