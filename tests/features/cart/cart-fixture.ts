import type { Cart, CartItem, Quote } from '../../../src/contract/cart';
import type { Price } from '../../../src/contract/fields';

/** Yuan in fen, and what a shop of 1 CNY = 0.14 USD asks for it. */
export const priceOfFen = (fen: number): Price => ({
  cny: { amount: fen, currency: 'CNY' },
  local: { amount: Math.round(fen * 0.14), currency: 'USD' },
});

export const cartItem = (id: string, more: Partial<CartItem> = {}): CartItem => {
  const quantity = more.quantity ?? 1;
  const unitPrice = more.unitPrice ?? priceOfFen(10_000);
  return {
    id,
    productUrl: `https://item.taobao.com/item.htm?id=${id}`,
    productId: `TAOBAO-${id}`,
    channel: 'TAOBAO',
    title: `Thing ${id}`,
    image: `/${id}.webp`,
    productSkuId: `sku-${id}`,
    skuLabels: ['Red'],
    quantity,
    message: '',
    unitPrice,
    priceBefore: null,
    lineTotal: priceOfFen(unitPrice.cny.amount * quantity),
    stock: 10,
    isSoldOut: false,
    minOrderQuantity: 1,
    batchQuantity: 1,
    ...more,
  };
};

export const cartOf = (...shops: [name: string, ...items: CartItem[]][]): Cart => ({
  shops: shops.map(([shopName, ...cartItems]) => ({ shopId: shopName, shopName, channel: 'TAOBAO', cartItems })),
  itemCount: shops.reduce((sum, [, ...items]) => sum + items.length, 0),
});

/** What the server makes of these lines: ¥8 freight a shop, 5 % fee. */
export function quoteOf(cart: Cart, ids: string[], more: Partial<Quote> = {}): Quote {
  const shops = cart.shops
    .map((shop) => ({ ...shop, cartItems: shop.cartItems.filter(({ id }) => ids.includes(id)) }))
    .filter(({ cartItems }) => cartItems.length > 0)
    .map(({ cartItems, ...shop }) => {
      const goods = cartItems.reduce((sum, { lineTotal }) => sum + lineTotal.cny.amount, 0);
      const fee = Math.round((goods + 800) * 0.05);
      return {
        ...shop,
        lines: cartItems.map(({ id, lineTotal, ...item }) => ({
          ...item,
          cartItemId: id,
          total: lineTotal,
          priceBefore: null,
          problem: null,
        })),
        goods: priceOfFen(goods),
        domesticFreight: priceOfFen(800),
        serviceFee: priceOfFen(fee),
        total: priceOfFen(goods + 800 + fee),
      };
    });
  const sum = (pick: (shop: (typeof shops)[number]) => Price) =>
    priceOfFen(shops.reduce((total, shop) => total + pick(shop).cny.amount, 0));
  return {
    quoteId: `quote-${ids.join('-')}`,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    shops,
    goods: sum(({ goods }) => goods),
    domesticFreight: sum(({ domesticFreight }) => domesticFreight),
    serviceFee: sum(({ serviceFee }) => serviceFee),
    total: sum(({ total }) => total),
    cnyToLocalRate: '0.14',
    marginBasisPoints: 150,
    serviceFeeRule: { basisPoints: 500, minimumFen: 500 },
    tenantWarehouseId: 'gz',
    canOrder: true,
    ...more,
  };
}
