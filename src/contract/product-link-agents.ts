import type { Channel } from './channels';
import { isUnderHost } from './product-link-hosts';

/** What a page of another buying agent is about, where it names a marketplace and an item in place of an address. */
export interface AgentItem {
  marketplace: Channel | 'WEIDIAN';
  itemId: string;
}

/** How agents call marketplaces; the first of them in addresses of one agent family, the last in another's. */
const NAMES: Record<string, AgentItem['marketplace']> = {
  taobao: 'TAOBAO',
  tb: 'TAOBAO',
  tmall: 'TMALL',
  tm: 'TMALL',
  '1688': 'ALIBABA',
  ali_1688: 'ALIBABA',
  alibaba: 'ALIBABA',
  al: 'ALIBABA',
  jd: 'JD',
  weidian: 'WEIDIAN',
  wd: 'WEIDIAN',
  micro: 'WEIDIAN',
};
/** Some number them, in an order of their own: `/product/0/652894214777`. */
const NUMBERS: Record<string, AgentItem['marketplace'][]> = {
  'oopbuy.com': ['ALIBABA', 'TAOBAO', 'WEIDIAN'],
  'hoobuy.com': ['ALIBABA', 'TAOBAO', 'WEIDIAN'],
  'usfans.com': ['TMALL', 'ALIBABA', 'TAOBAO', 'WEIDIAN'],
};

const MARKETPLACE_PARAMETERS = ['shop_type', 'platform', 'source', 'channel', 'malltype'];
const ITEM_PARAMETERS = ['id', 'itemid'];
const PATHS = [
  /^\/(?:[a-z]{2}\/)?product\/(?<market>\w+)\/(?<item>\d+)\/?$/i,
  /^\/item-(?:(?<market>\w+)-)?(?<item>\d+)(?:\.html)?$/i,
  /\/products\/agent\/(?<market>\w+)\/(?<item>\d+)\.html$/i,
];

/** @param url of an agent's page */
export function findAgentItem(url: URL): AgentItem | undefined {
  for (const pattern of PATHS) {
    const found = pattern.exec(url.pathname)?.groups;
    // one agent leaves Taobao out where it names the others
    if (found) return itemOf(url.hostname, found.market ?? 'taobao', found.item);
  }
  const parameters = [...url.searchParams].map(([name, value]) => [name.toLowerCase(), value] as const);
  const valueOf = (names: string[]) => {
    const values = new Set(parameters.filter(([name]) => names.includes(name)).map(([, value]) => value));
    return values.size === 1 ? [...values][0] : undefined;
  };
  return itemOf(url.hostname, valueOf(MARKETPLACE_PARAMETERS), valueOf(ITEM_PARAMETERS));
}

function itemOf(host: string, market: string | undefined, itemId: string | undefined): AgentItem | undefined {
  if (market === undefined || itemId === undefined || !/^\d{6,20}$/.test(itemId)) return undefined;
  const numbered = Object.entries(NUMBERS).find(([base]) => isUnderHost(host, base))?.[1];
  const marketplace = NAMES[market.toLowerCase()] ?? (/^\d$/.test(market) ? numbered?.[Number(market)] : undefined);
  return marketplace && { marketplace, itemId };
}
