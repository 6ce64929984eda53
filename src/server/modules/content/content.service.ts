import * as z from 'zod/mini';
import type { Announcement, Banner } from '../../../contract/content';
import { LocalizedText } from '../../../contract/fields.schemas';
import { LOCALE_FACTS } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { countCaller } from '../../kernel/caller-limit';
import { keptWithTenant } from '../../kernel/kept-with-tenant';
import { localize } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { forgetTenant } from '../tenant/tenant.service';
import { isSafeLink } from './article.rules';
import { CampaignValue } from './campaign.service';
import { cleanHowTo, HowToValue } from './how-to.service';
import { cleanContent, ContentValue, ImageValue } from './site-block.service';
import { siteRepo } from './site.repo';

export { getArticle, listEnabledArticles, saveArticle, saveArticles, type ArticleInput } from './article.service';

export { getCampaign, type CampaignValue } from './campaign.service';

export { type ContentValue, type ImageValue } from './site-block.service';

export { getHowTo, HOW_TO_ID, type HowToValue } from './how-to.service';

export const BannerValue = z.object({
  title: LocalizedText,
  subtitle: LocalizedText,
  image: z.string(),
  /** For readers from right to left: the room for words is on the other side. */
  mirroredImage: z.optional(z.string()),
  link: z.string().check(z.refine(isSafeLink)),
});
export type BannerValue = z.infer<typeof BannerValue>;
export const AnnouncementValue = z.object({ title: LocalizedText, body: LocalizedText });
export type AnnouncementValue = z.infer<typeof AnnouncementValue>;

export type SiteItemInput = { id: string; position: number; publishedAt: Date } & (
  | { kind: 'BANNER'; value: BannerValue }
  | { kind: 'ANNOUNCEMENT'; value: AnnouncementValue }
  | { kind: 'HOW_TO'; value: HowToValue }
  | { kind: 'CAMPAIGN'; value: CampaignValue }
  | { kind: 'IMAGE'; value: ImageValue }
  | { kind: 'CONTENT'; value: ContentValue }
);

export const listBanners = keptWithTenant(async (ctx): Promise<Banner[]> => {
  const { tenant, locale } = ctx;
  const rows = await ctx.tx((tx) => siteRepo(tx, { tenantId: tenant.id }).listInOrder('BANNER'));
  const isMirrored = LOCALE_FACTS[locale].direction === 'rtl';
  return rows.map(({ id, value }) => {
    const { title, subtitle, image, mirroredImage, link } = BannerValue.parse(value);
    return {
      id,
      title: localize(title, locale, tenant),
      subtitle: localize(subtitle, locale, tenant),
      image: isMirrored ? (mirroredImage ?? image) : image,
      link,
    };
  });
});

export const listAnnouncements = keptWithTenant(async (ctx): Promise<Announcement[]> => {
  const { tenant, locale } = ctx;
  const rows = await ctx.tx((tx) => siteRepo(tx, { tenantId: tenant.id }).listAnnouncements());
  return rows.map(({ id, value, createdAt }) => {
    const { title, body } = AnnouncementValue.parse(value);
    return {
      id,
      title: localize(title, locale, tenant),
      body: localize(body, locale, tenant),
      publishedAt: createdAt.toISOString(),
    };
  });
});

export const getSlogan = ({ tenant, locale }: Ctx) => ({ slogan: localize(tenant.slogan, locale, tenant) });

const SITE_ITEMS = {
  BANNER: BannerValue,
  ANNOUNCEMENT: AnnouncementValue,
  HOW_TO: HowToValue,
  CAMPAIGN: CampaignValue,
  IMAGE: ImageValue,
  CONTENT: ContentValue,
} as const;

/** The same id again replaces the item. @throws AppError INVALID where a link leads to no page */
export async function saveSiteItem(tx: Tx, tenantId: string, item: SiteItemInput): Promise<void> {
  const value = SITE_ITEMS[item.kind].safeParse(item.value);
  if (!value.success)
    throw new AppError('INVALID', {
      errors: value.error.issues.map(({ path, code = '' }) => ({ path: path.join('.'), code })),
    });
  const { id, kind, position, publishedAt } = item;
  const stored = cleaned(kind, value.data);
  await siteRepo(tx, { tenantId }).save({ id, kind, position, value: stored, createdAt: publishedAt });
  forgetTenant(tenantId);
}

/** HTML is cleaned on the way in. */
function cleaned(kind: SiteItemInput['kind'], value: unknown): unknown {
  if (kind === 'HOW_TO') return cleanHowTo(value as HowToValue);
  return kind === 'CONTENT' ? cleanContent(value as ContentValue) : value;
}

const FEEDBACK_PER_HOUR = 5;

/** @throws AppError TOO_MANY_REQUESTS after five in an hour from one address */
export async function sendFeedback(ctx: Ctx, { message, email }: { message: string; email?: string }) {
  await countCaller(ctx, { name: 'feedback', max: FEEDBACK_PER_HOUR, windowSeconds: 3600 });
  const row = { id: newId(), email: email || null, message, createdAt: ctx.now() };
  await ctx.tx((tx) => siteRepo(tx, { tenantId: ctx.tenant.id }).insertFeedback(row));
  return {};
}
