import { isUnderHost } from './product-link-hosts';

// Marketplaces of which no source has goods: what is there is asked for by hand, under the marketplace's own address.

interface LinkOnly {
  hosts: string[];
  /** Of an item's page. */
  idOf: (url: URL) => string | null | undefined;
  address: (id: string) => string;
}

export const addressAtWeidian = (id: string) => `https://weidian.com/item.html?itemID=${id}`;
const first = (url: URL, ...names: string[]) => names.map((name) => url.searchParams.get(name)).find(Boolean);

const LINK_ONLY: LinkOnly[] = [
  {
    hosts: ['weidian.com'],
    idOf: (url) => first(url, 'itemID', 'itemId', 'itemid') ?? /\/item\/(\d+)/.exec(url.pathname)?.[1],
    address: addressAtWeidian,
  },
  {
    hosts: ['yangkeduo.com', 'pinduoduo.com'],
    idOf: (url) => first(url, 'goods_id', 'goodsId'),
    address: (id) => `https://mobile.yangkeduo.com/goods.html?goods_id=${id}`,
  },
  {
    // Xianyu, under a name of its own and in Taobao's
    hosts: ['goofish.com', '2.taobao.com'],
    idOf: (url) => first(url, 'id', 'itemId'),
    address: (id) => `https://www.goofish.com/item?id=${id}`,
  },
];

export const LINK_ONLY_HOSTS: string[] = LINK_ONLY.flatMap(({ hosts }) => hosts);

/** Whether nobody but a person can say what is at this address. */
export const isLinkOnlyHost = (host: string): boolean => LINK_ONLY_HOSTS.some((base) => isUnderHost(host, base));

/** The plain address of an item there; undefined for every other page. */
export function linkOnlyAddress(url: URL): string | undefined {
  const known = LINK_ONLY.find(({ hosts }) => hosts.some((base) => isUnderHost(url.hostname, base)));
  const id = known?.idOf(url);
  return known && id && /^\d{6,20}$/.test(id) ? known.address(id) : undefined;
}
