import * as z from 'zod/mini';
import { CAMPAIGN_AUDIENCES, CAMPAIGN_FREQUENCIES } from './campaign.enums';
import { Email, text } from './fields.schemas';
import { CONTACT_TYPES } from './tenant.enums';
import { ArticleType, Warehouse } from './tenant.schemas';

export const Article = z.object({ type: ArticleType, title: z.string(), html: z.string() });

export const Banner = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  /** For phones, where the shop has one. */
  narrowImage: z.optional(z.string()),
  link: z.string(),
});

export const Announcement = z.object({ id: z.string(), title: z.string(), body: z.string(), publishedAt: z.string() });

/** The pop-up of the home page; whether it is for whoever looks, and again, their browser judges. `image` may be empty. */
export const Campaign = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  button: z.string(),
  audience: z.enum(CAMPAIGN_AUDIENCES),
  frequency: z.enum(CAMPAIGN_FREQUENCIES),
});

/** `/how-to-use` in pictures (RTE-9); `description` is HTML, sanitised. */
export const HowTo = z.object({
  banner: z.object({ title: z.string(), subtitle: z.string(), image: z.string() }),
  steps: z.array(z.object({ name: z.string(), remark: z.string(), image: z.string(), description: z.string() })),
});

/** A picture of the shop by its name; `url` is the mirrored one where that is read from right to left. */
export const SiteImage = z.object({
  key: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

/** `group` is empty for the questions before the first heading; `html` is sanitised. */
export const FaqGroup = z.object({
  group: z.string(),
  items: z.array(z.object({ id: z.string(), question: z.string(), html: z.string() })),
});

/** A block of text that the shop shows somewhere, by a type of its own choice; `html` is sanitised. */
export const SiteContent = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  html: z.string(),
  image: z.optional(z.string()),
  link: z.optional(z.string()),
});

export const AboutUs = z.object({
  /** Null where the shop does not show the article. */
  article: z.nullable(Article),
  entity: z.object({
    name: z.string(),
    businessLicenseNo: z.optional(z.string()),
    websiteApprove: z.optional(z.string()),
  }),
  contacts: z.object({
    email: z.string(),
    phone: z.string(),
    accounts: z.array(z.object({ type: z.enum(CONTACT_TYPES), accountId: z.string() })),
  }),
  warehouses: z.array(Warehouse),
});

export const FeedbackInput = z.strictObject({ message: text(2000, 1), email: z.optional(Email) });
