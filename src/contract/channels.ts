/** Where a product comes from (docs/domain.md). Wire names of the specification's shell channels where they exist. */
export const CHANNELS = ['TAOBAO', 'TMALL', 'ALIBABA', 'JD', 'YIWUGOU', 'POIZON', 'SELF_OWNED'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `SKU_PRICE`: each SKU has a price. `SPU_PRICE_RANGE`: the price follows the quantity ordered of the product. */
export const PRICE_MODES = ['SKU_PRICE', 'SPU_PRICE_RANGE'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** Brand names are the same in every language; what the shop has itself is a text (`useChannelName`). */
export const CHANNEL_NAMES: Record<Exclude<Channel, 'SELF_OWNED'>, string> = {
  TAOBAO: 'Taobao',
  TMALL: 'Tmall',
  ALIBABA: '1688',
  JD: 'JD',
  YIWUGOU: 'Yiwugou',
  POIZON: 'Poizon',
};

/** @param ownStock what the reader calls what the shop has itself */
export const channelName = (channel: Channel, ownStock: string): string =>
  channel === 'SELF_OWNED' ? ownStock : CHANNEL_NAMES[channel];

/** What a source of products can be asked; a shop's settings may give each to another source. */
export const SOURCE_CAPABILITIES = [
  'search',
  'seller',
  'picture',
  'product',
  'suggest',
  'navigation',
  'categories',
  'listing',
  'link',
] as const;
export type SourceCapability = (typeof SOURCE_CAPABILITIES)[number];
