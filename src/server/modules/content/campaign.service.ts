import * as z from 'zod/mini';
import type { Campaign } from '../../../contract/content';
import type { LocalizedText as Words } from '../../../contract/fields';
import { LocalizedText } from '../../../contract/fields.schemas';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { fillFor } from './article.service';
import { isSafeLink } from './article.rules';
import { siteRepo } from './site.repo';

/** The home's pop-up as the shop's staff write it. A new campaign takes a new id: browsers show each once. */
export const CampaignValue = z.object({
  title: LocalizedText,
  text: LocalizedText,
  /** Beside the words, where there is one. */
  image: z.optional(z.string().check(z.refine(isSafeLink))),
  link: z.string().check(z.refine(isSafeLink)),
  /** What the link's button says. */
  button: LocalizedText,
  /** UTC, ISO 8601; without one it runs until another begins. */
  endsAt: z.optional(z.iso.datetime()),
});
export type CampaignValue = z.infer<typeof CampaignValue>;

/** The newest that has begun, unless it is over. */
export async function getCampaign(ctx: Ctx): Promise<Campaign | null> {
  const row = await ctx.tx((tx) => siteRepo(tx, { tenantId: ctx.tenant.id }).findCampaign(ctx.now()));
  if (!row) return null;
  const value = CampaignValue.parse(row.value);
  if (value.endsAt && new Date(value.endsAt) <= ctx.now()) return null;
  return presentCampaign(row.id, value, ctx);
}

export function presentCampaign(
  id: string,
  value: CampaignValue,
  { tenant, locale }: Pick<Ctx, 'tenant' | 'locale'>,
): Campaign {
  const { title, text, image, link, button } = value;
  const fill = fillFor(tenant, locale);
  const say = (words: Words) => fill.text(localize(words, locale, tenant));
  return { id, title: say(title), text: say(text), image: image ?? '', link, button: say(button) };
}
