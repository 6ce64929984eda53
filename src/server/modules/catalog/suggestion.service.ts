import type { Channel } from '../../../contract/channels';
import { intlTag } from '../../../contract/locales';
import { marketplaceOf } from '../../adapters/marketplace/marketplace.registry';
import type { Ctx } from '../../kernel/context';
import { listCategories, listHotKeywords } from './search.service';
import { continues, mergeSuggestions } from './suggestion.rules';

const SHOWN = 8;
/** Of these the marketplace's own phrases must still find room. */
const FROM_SHOP = 3;

interface Query {
  keyword: string;
  channel?: Channel | undefined;
}

/** The shop's own hot keywords and categories first, then how the marketplace's titles go on. */
export async function suggest(ctx: Ctx, { keyword, channel }: Query) {
  const { tenant, locale } = ctx;
  const served = tenant.preference.productPlatforms;
  const channels = channel ? served.filter((platform) => platform === channel) : served;
  // everybody types the same first letters, in any case
  const text = keyword.trim().toLowerCase();
  const [found, categories] = await Promise.all([
    marketplaceOf(ctx).suggest({ text, channels, language: locale, limit: SHOWN }),
    listCategories(ctx),
  ]);
  const hot = listHotKeywords(ctx, { pageNo: 1, pageSize: Infinity }).items.map((item) => item.keyword);
  const names = categories.map(({ name }) => name.toLocaleLowerCase(intlTag(locale)));
  const own = [...hot, ...names].filter((phrase) => continues(phrase, keyword));
  const phrases = mergeSuggestions(keyword, [...own.slice(0, FROM_SHOP), ...found], SHOWN);
  return { items: phrases.map((phrase) => ({ keyword: phrase })) };
}
