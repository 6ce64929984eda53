import { paths } from '../../contract/paths';
import type { TenantPreference } from '../../contract/tenant';
import { readLink } from '../../client/search-link';

export interface ShareData {
  /** Where the text leads: the page is not drawn. */
  clientRedirect?: string;
  /** An address that nobody can read. */
  unreadable?: { url: string; title: string };
}

interface Shared {
  query: Record<string, string | undefined>;
  preference: Pick<TenantPreference, 'productPlatforms' | 'linkSearchWithoutLogin'>;
  isKnown: boolean;
}

/** As much as the search takes. */
const KEYWORD = 200;
/** Longer ones would not fit into another address. */
const ADDRESS = 2000;

/** What another app shared leads where the search box would: a product, a request by hand, or the results for its words. A picture is with the browser. */
export function loadShare({ query, preference, isKnown }: Shared): ShareData {
  const { title = '', text = '', url = '', picture } = query;
  const link = readShared([text, url, title].filter(Boolean).join(' '));
  if (link?.kind === 'unknown')
    return { unreadable: { url: link.url.slice(0, ADDRESS), title: (link.title ?? title).slice(0, KEYWORD) } };
  if (link)
    return { clientRedirect: preference.linkSearchWithoutLogin || isKnown ? link.href : paths.login(link.href) };
  if (picture) return {};
  const words = (text.trim() || title.trim() || url.trim()).slice(0, KEYWORD);
  return { clientRedirect: words ? paths.keywordSearch(words, preference.productPlatforms[0]) : paths.home() };
}

function readShared(text: string): ReturnType<typeof readLink> {
  try {
    return readLink(text);
  } catch (error) {
    // a link of some thousand signs
    if (error instanceof RangeError) return { kind: 'unknown', url: /https?:\/\/\S+/i.exec(text)?.[0] ?? '' };
    throw error;
  }
}
