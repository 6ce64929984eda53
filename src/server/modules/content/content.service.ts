import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { countCaller } from '../../kernel/caller-limit';
import { localize } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { forgetTenant } from '../tenant/tenant.service';
import { CampaignValue } from './campaign.service';
import { AnnouncementValue, BannerValue } from './home-items.service';
import { cleanHowTo, HowToValue } from './how-to.service';
import { cleanContent, ContentValue, ImageValue } from './site-block.service';
import { siteRepo } from './site.repo';

export { getArticle, listEnabledArticles, saveArticle, saveArticles, type ArticleInput } from './article.service';

export { getCampaign, type CampaignValue } from './campaign.service';

export { type ContentValue, type ImageValue } from './site-block.service';

export { getHowTo, HOW_TO_ID, type HowToValue } from './how-to.service';

export { listAnnouncements, listBanners, type AnnouncementValue, type BannerValue } from './home-items.service';

export type SiteItemInput = { id: string; position: number; publishedAt: Date } & (
  | { kind: 'BANNER'; value: BannerValue }
  | { kind: 'ANNOUNCEMENT'; value: AnnouncementValue }
  | { kind: 'HOW_TO'; value: HowToValue }
  | { kind: 'CAMPAIGN'; value: CampaignValue }
  | { kind: 'IMAGE'; value: ImageValue }
  | { kind: 'CONTENT'; value: ContentValue }
);

export const getSlogan = ({ tenant, locale }: Ctx) => ({ slogan: localize(tenant.slogan, locale, tenant) });

const SITE_ITEMS = {
  BANNER: BannerValue,
  ANNOUNCEMENT: AnnouncementValue,
  HOW_TO: HowToValue,
  CAMPAIGN: CampaignValue,
  IMAGE: ImageValue,
  CONTENT: ContentValue,
} as const;

/** The same id again replaces the item. @param edition of the staff, where one of them wrote it @throws AppError INVALID where a link leads to no page */
export async function saveSiteItem(tx: Tx, tenantId: string, item: SiteItemInput, edition = 0): Promise<void> {
  const value = SITE_ITEMS[item.kind].safeParse(item.value);
  if (!value.success)
    throw new AppError('INVALID', {
      errors: value.error.issues.map(({ path, code = '' }) => ({ path: path.join('.'), code })),
    });
  const { id, kind, position, publishedAt } = item;
  const stored = cleaned(kind, value.data);
  await siteRepo(tx, { tenantId }).save({ id, kind, position, value: stored, createdAt: publishedAt, edition });
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
