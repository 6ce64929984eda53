import * as z from 'zod/mini';
import type { HowTo } from '../../../contract/content';
import type { LocalizedText as Words } from '../../../contract/fields';
import { LocalizedText } from '../../../contract/fields.schemas';
import { LOCALE_FACTS } from '../../../contract/locales';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { fillFor } from './article.service';
import { isSafeLink, sanitizeArticle } from './article.rules';
import { siteRepo } from './site.repo';

const Image = z.string().check(z.refine(isSafeLink));

/** The template of `/how-to-use` as the shop's staff write it. */
export const HowToValue = z.object({
  banner: z.object({
    title: LocalizedText,
    subtitle: LocalizedText,
    image: Image,
    /** For readers from right to left. */
    mirroredImage: z.optional(Image),
  }),
  steps: z
    .array(z.object({ name: LocalizedText, remark: LocalizedText, image: Image, description: LocalizedText }))
    .check(z.minLength(1), z.maxLength(12)),
});
export type HowToValue = z.infer<typeof HowToValue>;

/** There is one; its id is its address in the table. */
export const HOW_TO_ID = 'how-to-use';

/** As it may be stored: the descriptions are HTML. */
export const cleanHowTo = ({ banner, steps }: HowToValue): HowToValue => ({
  banner,
  steps: steps.map((step) => ({
    ...step,
    description: Object.fromEntries(
      Object.entries(step.description).map(([language, html]) => [language, sanitizeArticle(html)]),
    ),
  })),
});

/** Null where the shop has no template, or does not show the page at all. */
export async function getHowTo(ctx: Ctx): Promise<HowTo | null> {
  const { tenant, locale } = ctx;
  if (!tenant.enabledArticles.includes('HOW_TO_USE')) return null;
  const stored = await ctx.tx((tx) => siteRepo(tx, { tenantId: tenant.id }).find(HOW_TO_ID));
  if (stored === undefined) return null;
  const { banner, steps } = HowToValue.parse(stored);
  const { text, html } = fillFor(tenant, locale);
  const say = (words: Words) => text(localize(words, locale, tenant));
  const isMirrored = LOCALE_FACTS[locale].direction === 'rtl';
  return {
    banner: {
      title: say(banner.title),
      subtitle: say(banner.subtitle),
      image: isMirrored ? (banner.mirroredImage ?? banner.image) : banner.image,
    },
    steps: steps.map(({ name, remark, image, description }) => ({
      name: say(name),
      remark: say(remark),
      image,
      description: html(localize(description, locale, tenant)),
    })),
  };
}
