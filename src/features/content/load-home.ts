import type { Call } from '../../client/caller';
import { productHref } from '../../client/product-href';
import type { Category, ProductCard, ProductGroup } from '../../contract/catalog';
import type { CardProduct } from '../../ui/product-card';
import { packCards, type PackedCards } from './packed-cards.rules';
import type { Announcement, Banner } from '../../contract/content';
import type { Country } from '../../contract/tenant';

export interface HomeData {
  placeholder: string;
  banners: Banner[];
  categories: Category[];
  keywords: string[];
  groups: ShownGroup[];
  announcements: Announcement[];
  countries: Country[];
}

/** The first products of a group: as many as most screens show without scrolling. */
export interface ShownGroup extends PackedCards {
  id: string;
  title: string;
  hasMore: boolean;
  /** Titles of it are being translated, here or further along the row. */
  areWordsComing?: true;
}

const SHOWN = { keywords: 12, products: 6, announcements: 3 };

/** Everything at once; a part that fails leaves its place empty, and the page still opens. */
export async function loadHome(call: Call): Promise<HomeData> {
  const [setting, banners, categories, keywords, groups, announcements, countries] = await Promise.all([
    orElse(call('GET /front/tenant-keyword-setting', {}), undefined),
    orElse(call('GET /front/banner-images', {}), []),
    orElse(call('GET /front/product/categories', {}), []),
    orElse(call('GET /front/hot-keywords', { query: { pageNo: 1, pageSize: SHOWN.keywords } }), undefined),
    orElse(call('GET /front/preferred-product-groups', {}), []),
    orElse(call('GET /front/announcements', {}), []),
    orElse(call('GET /front/supported-countries', {}), []),
  ]);
  return {
    placeholder: setting?.placeholder ?? '',
    banners,
    categories: categories.filter(({ productCount }) => productCount > 0),
    keywords: keywords?.items.map(({ keyword }) => keyword) ?? [],
    groups: groups.map(shownGroup).filter(({ cards }) => cards.length > 0),
    announcements: announcements.slice(0, SHOWN.announcements),
    countries,
  };
}

const shownGroup = ({ id, title, products }: ProductGroup): ShownGroup => ({
  id,
  title,
  ...packCards(products.slice(0, SHOWN.products).map(asCard)),
  hasMore: products.length > SHOWN.products,
  ...(products.some(({ areWordsComing }) => areWordsComing) ? { areWordsComing: true } : {}),
});

/** Only what a card shows: all of it would be half of the page again. */
const asCard = ({ productUrl, title, image, price, channel, soldCount, isFavorite }: ProductCard): CardProduct => ({
  href: productHref(productUrl),
  title,
  image,
  price,
  channel,
  soldCount,
  isFavorite,
});

async function orElse<T, F>(wanted: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await wanted;
  } catch (error) {
    console.warn('a part of the home page was not loaded', error);
    return fallback;
  }
}
