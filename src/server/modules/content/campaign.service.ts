import * as z from 'zod/mini';
import { CAMPAIGN_AUDIENCES, CAMPAIGN_FREQUENCIES } from '../../../contract/campaign.enums';
import type { Campaign } from '../../../contract/content';
import type { LocalizedText as Words } from '../../../contract/fields';
import { LocalizedText } from '../../../contract/fields.schemas';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { fillFor } from './article.service';
import { isSafeLink } from './article.rules';
import { siteRepo } from './site.repo';

/** The home's pop-up as the shop's staff write it. A new campaign takes a new id: browsers know by it what they have shown. */
export const CampaignValue = z.object({
  title: LocalizedText,
  text: LocalizedText,
  /** Beside the words, where there is one. */
  image: z.optional(z.string().check(z.refine(isSafeLink))),
  link: z.string().check(z.refine(isSafeLink)),
  /** What the link's button says. */
  button: LocalizedText,
  /** Everyone, and once, where nothing else is said. */
  audience: z.optional(z.enum(CAMPAIGN_AUDIENCES)),
  frequency: z.optional(z.enum(CAMPAIGN_FREQUENCIES)),
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
  const { title, text, image, link, button, audience = 'EVERYONE', frequency = 'ONCE' } = value;
  const fill = fillFor(tenant, locale);
  const say = (words: Words) => fill.text(localize(words, locale, tenant));
  const words = { title: say(title), text: say(text), button: say(button) };
  return { id, ...words, image: image ?? '', link, audience, frequency };
}
