import * as z from 'zod/mini';
import type { Announcement, Banner } from '../../../contract/content';
import { ChannelField, LocalizedText } from '../../../contract/fields.schemas';
import { LOCALE_FACTS, ownLanguages } from '../../../contract/locales';
import { paths } from '../../../contract/paths';
import type { SiteItemPreview } from '../../../contract/site-item-desk';
import type { Ctx } from '../../kernel/context';
import { keptWithTenant, type ShownIn } from '../../kernel/kept-with-tenant';
import { localize } from '../../kernel/tenant-record';
import { fillFor } from './article.service';
import { isSafeLink } from './article.rules';
import { CampaignValue, presentCampaign } from './campaign.service';
import { isRunning } from './site-item.rules';
import { siteRepo } from './site.repo';

/** UTC; without one of them it is as soon as it is published, or until it is taken down. */
const span = { from: z.optional(z.iso.datetime()), until: z.optional(z.iso.datetime()) };
const Pictures = z.object({ image: z.string(), narrowImage: z.string() });

export const BannerValue = z.object({
  title: LocalizedText,
  subtitle: LocalizedText,
  image: z.string(),
  /** For phones. */
  narrowImage: z.optional(z.string()),
  /** For readers from right to left: the room for words is on the other side. */
  mirroredImage: z.optional(z.string()),
  /** In place of those in a language, where words are in the picture. */
  images: z.optional(z.record(z.string(), Pictures)),
  /** Empty: it leads nowhere. */
  link: z.string().check(z.refine((link) => link === '' || isSafeLink(link))),
  /** A marketplace that a click searches, in place of the link. */
  channel: z.optional(ChannelField),
  ...span,
});
export type BannerValue = z.infer<typeof BannerValue>;
export const AnnouncementValue = z.object({ title: LocalizedText, body: LocalizedText, ...span });
export type AnnouncementValue = z.infer<typeof AnnouncementValue>;

interface Row {
  id: string;
  value: unknown;
  createdAt: Date;
}
type Shown = Pick<ShownIn, 'tenant' | 'locale'>;

/** Those of its language, else the mirrored one where that is read so, else the one for everybody. */
function picturesOf({ image, narrowImage, mirroredImage, images = {} }: BannerValue, { locale }: Shown) {
  const own = ownLanguages(locale).flatMap((language) => images[language] ?? [])[0];
  const isMirrored = LOCALE_FACTS[locale].direction === 'rtl';
  const wide = own?.image || (isMirrored ? (mirroredImage ?? image) : image);
  // a narrow picture of another language would say other words than the wide one
  const narrow = own?.image ? own.narrowImage : own?.narrowImage || narrowImage;
  return { image: wide, ...(narrow ? { narrowImage: narrow } : {}) };
}

function presentBanner({ id, value }: Row, shown: Shown): Banner & { from?: string; until?: string } {
  const banner = BannerValue.parse(value);
  const { text } = fillFor(shown.tenant, shown.locale);
  const say = (words: BannerValue['title']) => text(localize(words, shown.locale, shown.tenant));
  const { title, subtitle, channel, from, until } = banner;
  // one that the shop searches no more leads where its link does
  const isSearched = channel && shown.tenant.preference.productPlatforms.includes(channel);
  const link = isSearched ? paths.search({ channel }) : banner.link;
  return {
    ...{ id, title: say(title), subtitle: say(subtitle), link, ...picturesOf(banner, shown) },
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

function presentAnnouncement({ id, value, createdAt }: Row, { tenant, locale }: Shown) {
  const { title, body, from, until } = AnnouncementValue.parse(value);
  const { text } = fillFor(tenant, locale);
  return {
    ...{ id, title: text(localize(title, locale, tenant)), body: text(localize(body, locale, tenant)) },
    publishedAt: createdAt.toISOString(),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

const allBanners = keptWithTenant(async (shown) => {
  const rows = await shown.tx((tx) => siteRepo(tx, { tenantId: shown.tenant.id }).listInOrder('BANNER'));
  return rows.map((row) => presentBanner(row, shown));
});

export const listBanners = async (ctx: Ctx): Promise<Banner[]> =>
  (await allBanners(ctx)).filter((banner) => isRunning(banner, ctx.now()));

const allAnnouncements = keptWithTenant(async (shown) => {
  const rows = await shown.tx((tx) => siteRepo(tx, { tenantId: shown.tenant.id }).listAnnouncements());
  return rows.map((row) => presentAnnouncement(row, shown));
});

export const listAnnouncements = async (ctx: Ctx): Promise<Announcement[]> =>
  (await allAnnouncements(ctx)).filter((announcement) => isRunning(announcement, ctx.now()));

/** A draft may lead nowhere yet, and to a picture that nobody would be shown. */
const draftOf = ({ image, ...value }: Record<string, unknown>) =>
  CampaignValue.parse({ ...value, ...(isSafeLink(String(image)) && { image }), link: '/' });

/** One of them as it would be shown, though it is not. */
export function presentItem(
  ctx: Ctx,
  { kind, ...row }: Row & { kind: 'BANNER' | 'ANNOUNCEMENT' | 'CAMPAIGN' },
): SiteItemPreview {
  const value = row.value as Record<string, unknown>;
  return {
    banner:
      kind === 'BANNER' ? presentBanner({ ...row, value: { ...value, link: '', channel: undefined } }, ctx) : null,
    announcement: kind === 'ANNOUNCEMENT' ? presentAnnouncement(row, ctx) : null,
    campaign: kind === 'CAMPAIGN' ? presentCampaign(row.id, draftOf(value), ctx) : null,
  };
}
