import type { Cart, CartItem } from '../../../contract/cart';
import type { ShownOffer } from './offer.rules';
import type { PricedLine } from './pricing.rules';
import { groupByShop } from './quote.rules';

/** Lines come newest first, so the shop that was shopped at last stands first. */
export const cartOf = (lines: PricedLine<ShownOffer>[]): Cart => ({
  itemCount: lines.length,
  shops: groupByShop(lines).map((group) => {
    const [{ shown, wanted }] = group;
    const { shopId, shopName } = shown;
    return { shopId, shopName, channel: wanted.channel, cartItems: group.map(cartItemOf) };
  }),
});

const cartItemOf = ({
  wanted,
  offer,
  shown,
  unitPrice,
  total,
  priceBefore,
  problem,
}: PricedLine<ShownOffer>): CartItem => ({
  id: wanted.cartItemId ?? '',
  productUrl: wanted.productUrl,
  productId: wanted.itemId,
  channel: wanted.channel,
  title: shown.title,
  image: shown.image,
  productSkuId: wanted.skuId,
  skuLabels: shown.skuLabels,
  ...(offer?.areWordsComing ? { areWordsComing: true } : {}),
  quantity: wanted.quantity,
  message: wanted.message,
  unitPrice,
  priceBefore,
  lineTotal: total,
  stock: offer?.stock ?? 0,
  isSoldOut: problem === 'SOLD_OUT' || problem === 'OFF_SHELF',
  minOrderQuantity: offer?.minOrderQuantity ?? 1,
  batchQuantity: offer?.batchQuantity ?? 1,
});
