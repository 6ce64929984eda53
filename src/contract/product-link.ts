import type { Channel } from './channels';
import { findAddress, parseAddress } from './product-link-text';
import { findAgentItem } from './product-link-agents';
import { channelOfHost, isAgentHost, isShortLinkHost } from './product-link-hosts';
import { addressAtWeidian, isLinkOnlyHost, linkOnlyAddress } from './product-link-only';

export interface ProductRef {
  channel: Channel;
  /** 6 to 20 digits. */
  itemId: string;
}
export interface ProductLink extends ProductRef {
  kind: 'product';
  /** The variant that the link points at. */
  skuId?: string;
  canonicalUrl: string;
  title?: string;
}
/** Only the server can tell where it leads. Always https. */
export interface ShortLink {
  kind: 'short';
  url: string;
  title?: string;
}
/**
 * Some other address: show it, file it as a manual order, never fetch it. Of an item at a marketplace of which no source
 * has goods it is the item's own address there, whoever's page carried it.
 */
export interface UnknownLink {
  kind: 'unknown';
  url: string;
  title?: string;
}

/** Our own stock has no page elsewhere; `.invalid` (RFC 2606) can never be somebody's address. */
const STOCK_HOST = 'stock.invalid';

const CANONICAL: Record<Channel, (itemId: string) => string> = {
  TAOBAO: (id) => `https://item.taobao.com/item.htm?id=${id}`,
  TMALL: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
  ALIBABA: (id) => `https://detail.1688.com/offer/${id}.html`,
  JD: (id) => `https://item.jd.com/${id}.html`,
  YIWUGOU: (id) => `https://www.yiwugo.com/product/detail/${id}.html`,
  POIZON: (id) => `https://m.dewu.com/router/product/ProductDetail?spuId=${id}`,
  SELF_OWNED: (id) => `https://${STOCK_HOST}/item/${id}.html`,
};

/** The one address of a product: the key of cache, cart, favourites and history. */
export const canonicalUrl = ({ channel, itemId }: ProductRef): string => CANONICAL[channel](itemId);

/** The way back; undefined for anything but a canonical URL, however alike. */
export function parseCanonical(url: string): ProductRef | undefined {
  const link = findProductLink(url);
  if (link?.kind !== 'product' || link.canonicalUrl !== url) return undefined;
  return { channel: link.channel, itemId: link.itemId };
}

/**
 * Spec SRCH-2: the first http(s) URL of a pasted text and what it is. Where there is none, the first address of a
 * marketplace without its scheme, if it leads to a product. Undefined for anything else: a keyword.
 */
export function findProductLink(text: string): ProductLink | ShortLink | UnknownLink | undefined {
  const address = findAddress(text);
  if (!address) return undefined;
  const { url, hasScheme } = address;
  // Share texts put the product's name in corner brackets: a keyword to fall back on.
  const title = /「([^「」]+)」/.exec(text)?.[1]?.trim().slice(0, 200);
  const rest = title ? { title } : {};

  const isShort = isPlain(url) && isShortLinkHost(url.hostname) && url.pathname + url.search !== '/';
  const found = isShort && !canNameProduct(url) ? undefined : productAt(url, 2);
  if (isShort && !found) {
    url.protocol = 'https:';
    return { kind: 'short', url: url.href, ...rest };
  }
  if (found) {
    const sku = param(url, 'skuId');
    const skuId = sku && /^\d{1,20}$/.test(sku) ? { skuId: sku } : {};
    return { kind: 'product', ...found, ...skuId, canonicalUrl: canonicalUrl(found), ...rest };
  }
  const byHand = linkOnlyAt(url, 2);
  if (byHand) return { kind: 'unknown', url: byHand, ...rest };
  if (!hasScheme) return undefined;
  // Without the name part, `https://item.taobao.com@evil.example/` shows its true host.
  url.username = url.password = '';
  return { kind: 'unknown', url: url.href, ...rest };
}

/** A bare number that may be a Taobao id: searched as a keyword, with a hint. */
export const looksLikeItemId = (text: string): boolean => /^\d{10,13}$/.test(text.trim());

/** Of the hosts that shorten links one also has whole addresses, which need no asking. */
const canNameProduct = (url: URL) => channelOfHost(url.hostname) === 'YIWUGOU';

const isPlain = (url: URL) => url.username === '' && url.password === '' && url.port === '';

/** `depth`: how many login pages or wrappers may stand around the product's own address. */
function productAt(url: URL, depth: number): ProductRef | undefined {
  if (!isPlain(url)) return undefined;
  if (isLinkOnlyHost(url.hostname)) return undefined;
  const channel = url.hostname === STOCK_HOST ? 'SELF_OWNED' : channelOfHost(url.hostname);
  if (!channel) return depth > 0 && isAgentHost(url.hostname) ? productAtAgent(url, depth - 1) : undefined;
  const itemId = ITEM_ID[channel](url);
  if (itemId) return isItemId(itemId) ? { channel, itemId } : undefined;
  return depth > 0 ? wrappedProduct(url, channel, depth - 1) : undefined;
}

const isItemId = (text: string) => /^\d{6,20}$/.test(text);

const taobaoId = (url: URL) => {
  if (/\/(?:(?:item|detail)\.html?|app\/.+\/home\.html)$/i.test(url.pathname)) return param(url, 'id');
  if (/^a\.m\./i.test(url.hostname)) return pathId(url, /^\/i(\d+)\.html?$/i);
  return pathId(url, /^\/(?:list\/)?item\/([^/]+)\.html?$/i) ?? param(url, 'targetId');
};

const ITEM_ID: Record<Channel, (url: URL) => string | undefined> = {
  TAOBAO: taobaoId,
  TMALL: taobaoId,
  ALIBABA: (url) => pathId(url, /^\/offer\/([^/]+)\.html?$/i) ?? param(url, 'offerId'),
  JD: (url) => {
    if (!/^(?:npc)?item\./i.test(url.hostname)) return undefined;
    return pathId(url, /^\/(?:product\/)?(\d+)\.html$/i) ?? param(url, 'wareId');
  },
  YIWUGOU: (url) => pathId(url, /^\/(?:product\/(?:detail\/)?|p\/)(\d+)(?:\.html?)?$/i),
  POIZON: (url) => param(url, 'spuId') ?? pathId(url, /\/product\/(?:[^/]*-)?(\d+)$/i),
  SELF_OWNED: (url) => pathId(url, /^\/item\/(\d+)\.html$/),
};

const pathId = (url: URL, pattern: RegExp) => pattern.exec(url.pathname)?.[1];

/**
 * The value of a query parameter. Its name counts in any case; where it stands there as the marketplace writes it, only
 * so. One that comes twice with two values says nothing.
 */
function param(url: URL, name: string): string | undefined {
  const given = [...url.searchParams].filter(([key]) => key.toLowerCase() === name.toLowerCase());
  const exact = given.filter(([key]) => key === name);
  const values = new Set((exact.length ? exact : given).map(([, value]) => value));
  return values.size === 1 ? [...values][0] : undefined;
}

const WRAPPERS = new Set(['targeturl', 'redirecturl', 'redirect_url', 'tpl_redirect_url', 'redirect', 'done', 'url']);

/** A login page or wrapper of a marketplace that carries the product's address in its query. */
function wrappedProduct(url: URL, channel: Channel, depth: number): ProductRef | undefined {
  for (const [key, value] of url.searchParams) {
    if (!WRAPPERS.has(key.toLowerCase())) continue;
    const inner = parseAddress(value);
    const found = inner && productAt(inner, depth);
    if (found) return found;
  }
  // The address may be cut or lack its host: then only the encoded id is left (`Id%3DN`, `offer%2FN`).
  const query = url.search.replaceAll('%25', '%');
  const itemId = /(?:%3F|%26|[?&])(?:item_?)?id%3D(\d{6,20})(?!\d)/i.exec(query)?.[1];
  if (itemId && (channel === 'TAOBAO' || channel === 'TMALL')) {
    return { channel: /tmall\.(?:com|hk)/i.test(query) ? 'TMALL' : channel, itemId };
  }
  const offerId = /offer%2F(\d{6,20})(?!\d)/i.exec(query)?.[1];
  return offerId ? { channel: 'ALIBABA', itemId: offerId } : undefined;
}

/** The one product whose address an agent's page carries, or that it names; two say nothing. */
function productAtAgent(url: URL, depth: number): ProductRef | undefined {
  const carried = carriedBy(url).flatMap((inner) => productAt(inner, depth) ?? []);
  const [first] = carried;
  if (first) return new Set(carried.map(canonicalUrl)).size === 1 ? first : undefined;
  const named = findAgentItem(url);
  return named && named.marketplace !== 'WEIDIAN' ? { channel: named.marketplace, itemId: named.itemId } : undefined;
}

/** The addresses in an agent's own, in its query or behind its `#`. */
function carriedBy(url: URL): URL[] {
  const hidden = new URLSearchParams(/\?(.*)$/.exec(url.hash)?.[1] ?? '');
  return [...url.searchParams.values(), ...hidden.values()].flatMap((value) => parseAddress(value) ?? []);
}

/** The address of an item that is asked for by hand, by itself or in agents' pages. */
function linkOnlyAt(url: URL, depth: number): string | undefined {
  if (!isPlain(url)) return undefined;
  if (isLinkOnlyHost(url.hostname)) return linkOnlyAddress(url);
  if (depth === 0 || !isAgentHost(url.hostname)) return undefined;
  const carried = new Set(carriedBy(url).flatMap((inner) => linkOnlyAt(inner, depth - 1) ?? []));
  if (carried.size > 0) return carried.size === 1 ? [...carried][0] : undefined;
  const named = findAgentItem(url);
  return named?.marketplace === 'WEIDIAN' ? addressAtWeidian(named.itemId) : undefined;
}
