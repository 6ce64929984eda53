import * as z from 'zod/mini';
import { ArticleFinding } from './article-desk.schemas';
import { DOUBTFUL_FINDINGS } from './article-desk.enums';
import { CAMPAIGN_AUDIENCES, CAMPAIGN_FREQUENCIES } from './campaign.enums';
import { Announcement, Banner, Campaign } from './content.schemas';
import { ChannelField, Id, LocaleField, LocalizedText, text, Time } from './fields.schemas';
import { SITE_ITEM_KINDS, SITE_ITEM_STATES } from './site-item-desk.enums';

const Kind = z.enum(SITE_ITEM_KINDS);
const words = (longest: number) => z.partialRecord(LocaleField, text(longest));
/** An address that an upload gave, or a path of the shop. */
const Picture = text(1024);
const Moment = z.nullable(z.iso.datetime().check(z.regex(/^2\d{3}-/)));

/** Where a banner leads in place of its link: a marketplace that is searched; to whom a campaign is shown, and how often. */
const Aims = {
  channel: z.optional(ChannelField),
  audience: z.optional(z.enum(CAMPAIGN_AUDIENCES)),
  frequency: z.optional(z.enum(CAMPAIGN_FREQUENCIES)),
};

/** What all kinds are written as; a kind that has no button or picture leaves that empty. */
export const SiteItemInput = z.strictObject({
  title: words(120),
  text: words(1000),
  button: words(40),
  image: Picture,
  /** For phones, where the wide one would lose its subject. */
  narrowImage: Picture,
  /** Where it is read from right to left. */
  mirroredImage: Picture,
  /** In place of those in one language, for a picture with words in it. */
  images: z.partialRecord(LocaleField, z.strictObject({ image: Picture, narrowImage: Picture })),
  link: text(1000),
  ...Aims,
  /** UTC; null: as soon as it is published, and until it is taken down. */
  from: Moment,
  until: Moment,
});

/** As it is kept, whichever release kept it. */
const SiteItemWords = z.object({
  ...{ title: LocalizedText, text: LocalizedText, button: LocalizedText },
  ...{ image: z.string(), narrowImage: z.string(), mirroredImage: z.string(), link: z.string() },
  ...Aims,
  images: z.record(z.string(), z.object({ image: z.string(), narrowImage: z.string() })),
  from: z.nullable(Time),
  until: z.nullable(Time),
});

export const ListedSiteItem = z.object({
  id: z.string(),
  kind: Kind,
  title: z.string(),
  image: z.string(),
  state: z.enum(SITE_ITEM_STATES),
  hasDraft: z.boolean(),
  from: z.nullable(Time),
  until: z.nullable(Time),
});

/** In the order in which shoppers see them; what nobody sees comes last. */
export const SiteItemList = z.object({ items: z.array(ListedSiteItem), next: z.null() });

export const DeskSiteItem = z.object({
  id: z.string(),
  kind: Kind,
  state: z.enum(SITE_ITEM_STATES),
  version: z.int(),
  draft: SiteItemWords,
  shown: z.nullable(z.object({ ...SiteItemWords.shape, edition: z.int() })),
  editions: z.array(z.object({ number: z.int(), at: Time, staffName: z.string() })),
});

export const SiteItemEdition = z.object({ number: z.int(), value: SiteItemWords });
export const SiteItemFindings = z.array(ArticleFinding);

/** The newest edition as a shopper would see it, in the place of its kind. */
export const SiteItemPreview = z.object({
  banner: z.nullable(Banner),
  announcement: z.nullable(Announcement),
  campaign: z.nullable(Campaign),
});

const EditionNumber = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
export const SiteItemCreate = z.strictObject({ kind: Kind, value: SiteItemInput });
export const SiteItemDraft = z.strictObject({ version: EditionNumber, value: SiteItemInput });
export const SiteItemPublish = z.strictObject({
  version: EditionNumber,
  accepts: z._default(z.array(z.enum(DOUBTFUL_FINDINGS)).check(z.maxLength(DOUBTFUL_FINDINGS.length)), []),
});
export const SiteItemVersion = z.strictObject({ version: EditionNumber });
const Ids = z.array(Id).check(z.maxLength(100));
export const BannerOrder = z.strictObject({ was: Ids, ids: Ids });
