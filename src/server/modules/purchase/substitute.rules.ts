import { moreFor } from '../../../contract/dearer';
import { CHANNELS } from '../../../contract/channels';
import type { DearerRule } from '../../../contract/fee-rules';
import type { Price } from '../../../contract/fields';
import { priceOf } from '../../../contract/price';
import { findProductLink } from '../../../contract/product-link';
import type { ItemRow, OrderRow } from './purchase.repo';
import type { NamedGoods, OfferRow } from './substitute.repo';

/** Whether its shopper is asked something before it can be bought. */
export const isAskedAbout = ({ status }: Pick<ItemRow, 'status'>): boolean =>
  status === 'DEARER' || status === 'SUBSTITUTE';

/** What a link leads to, by which it is bought; undefined where it is none of a marketplace. */
export function goodsAt(
  link: string,
  words: { title: string; image: string; skuLabels: string[] },
): NamedGoods | undefined {
  const found = findProductLink(link);
  if (found?.kind !== 'product') return undefined;
  const { canonicalUrl: productUrl, channel, itemId } = found;
  // without a piece of its own no account buys it by call: a person does
  return { productUrl, channel, itemId, skuId: '', ...words };
}

export const namedGoodsOf = (item: ItemRow): NamedGoods => {
  const { productUrl, channel, itemId, skuId, title, image, skuLabels } = item;
  return { productUrl, channel, itemId, skuId, title, image, skuLabels };
};

/** Another thing costs its shopper nothing more: what is dearer is for a question of its own. */
export const isTooDear = (order: OrderRow, item: ItemRow, unitFen: number, rule: DearerRule): boolean =>
  moreFor(order, item, unitFen, rule) > 0;

/** As its shopper is asked. */
export function presentOffer(
  { id, goods, unitFen, images, remark, decideBefore }: OfferRow,
  terms: Pick<OrderRow, 'currency' | 'cnyToLocalRate' | 'marginBasisPoints'>,
) {
  const unitPrice: Price = priceOf(unitFen, terms);
  return {
    ...{ id, title: goods.title, productUrl: goods.productUrl, options: goods.skuLabels },
    channel: CHANNELS.find((known) => known === goods.channel) ?? null,
    ...{ unitPrice, images, remark, decideBefore: decideBefore.toISOString() },
  };
}
