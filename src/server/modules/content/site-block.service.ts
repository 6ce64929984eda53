import * as z from 'zod/mini';
import type { SiteContent, SiteImage } from '../../../contract/content';
import { Code, LocalizedText } from '../../../contract/fields.schemas';
import { LOCALE_FACTS } from '../../../contract/locales';
import type { Ctx } from '../../kernel/context';
import { keptWithTenant } from '../../kernel/kept-with-tenant';
import { localize } from '../../kernel/tenant-record';
import { fillFor } from './article.service';
import { isSafeLink, sanitizeArticle } from './article.rules';
import { siteRepo } from './site.repo';

const SafeLink = z.string().check(z.refine(isSafeLink));
const Pixels = z.int().check(z.minimum(1), z.maximum(20_000));

/** A picture of the shop; its id is the key by which it is asked for. */
export const ImageValue = z.object({
  url: SafeLink,
  /** For readers from right to left. */
  mirroredUrl: z.optional(SafeLink),
  width: Pixels,
  height: Pixels,
  alt: LocalizedText,
});
export type ImageValue = z.infer<typeof ImageValue>;

/** A block of text; its type says where the shop means it to stand. */
export const ContentValue = z.object({
  type: Code,
  title: LocalizedText,
  html: LocalizedText,
  image: z.optional(SafeLink),
  link: z.optional(SafeLink),
});
export type ContentValue = z.infer<typeof ContentValue>;

/** As it may be stored. */
export const cleanContent = ({ html, ...value }: ContentValue): ContentValue => ({
  ...value,
  html: Object.fromEntries(Object.entries(html).map(([language, text]) => [language, sanitizeArticle(text)])),
});

const allImages = keptWithTenant(async ({ tenant, locale, tx }): Promise<SiteImage[]> => {
  const rows = await tx((inShop) => siteRepo(inShop, { tenantId: tenant.id }).listInOrder('IMAGE'));
  const isMirrored = LOCALE_FACTS[locale].direction === 'rtl';
  return rows.map(({ id, value }) => {
    const { url, mirroredUrl, width, height, alt } = ImageValue.parse(value);
    return {
      key: id,
      url: isMirrored ? (mirroredUrl ?? url) : url,
      width,
      height,
      alt: localize(alt, locale, tenant),
    };
  });
});

/** Those of these keys that the shop has, or all of them. */
export async function listImages(ctx: Ctx, keys?: string[]): Promise<SiteImage[]> {
  const images = await allImages(ctx);
  return keys ? images.filter(({ key }) => keys.includes(key)) : images;
}

const allContents = keptWithTenant(async ({ tenant, locale, tx }): Promise<SiteContent[]> => {
  const rows = await tx((inShop) => siteRepo(inShop, { tenantId: tenant.id }).listInOrder('CONTENT'));
  const fill = fillFor(tenant, locale);
  return rows.map(({ id, value }) => {
    const { title, html, ...rest } = ContentValue.parse(value);
    return {
      id,
      ...rest,
      title: fill.text(localize(title, locale, tenant)),
      html: fill.html(localize(html, locale, tenant)),
    };
  });
});

export const listContents = async (ctx: Ctx, type: string): Promise<SiteContent[]> =>
  (await allContents(ctx)).filter((content) => content.type === type);
