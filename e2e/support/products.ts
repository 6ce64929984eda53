import { productHref } from '../../src/client/product-href';

/** A product of the demo catalogue whose numbers do not follow from chance (src/demo/seed/data/catalogue/fixtures.ts). */
export const SNEAKER = {
  productUrl: 'https://item.taobao.com/item.htm?id=682311450917',
  itemId: '682311450917',
  title: /canvas sneakers.*classic style/i,
  /** White, 36: in stock in any number that a test needs. */
  skuId: '5466016619000',
} as const;

/** Sold without options. */
export const CLOCK_URL = 'https://item.jd.com/100043276518.html';

/** Bought by the piece from two on, cheaper by the fifty. */
export const MUG_URL = 'https://detail.1688.com/offer/714506238841.html';

export const sneakerPage = () => productHref(SNEAKER.productUrl);
