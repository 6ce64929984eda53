import type { Locale } from '../../../../contract/locales';
import type { ListingPage, ListingQuery, SupplierProduct } from '../marketplace.port';
import type { MarketplaceSource, SourceCall } from '../marketplace-source.port';
import { SourceFailure } from '../source-failure.port';
import { namedPictures, smallPicture } from '../wire/small-picture';
import { languageAt, readsChinese } from '../wire/supplier-languages';
import { yuanText } from '../wire/yuan-text';
import { createAopClient, type AopAccount } from './aop-client';
import { freightOf, type ShipTo } from './offer-freight';
import { listingPage, offerProduct } from './offer-product';
import { NavigationRows, OfferDetail, OfferPage } from './offers.schemas';

const NAME = 'alibaba-1688';
const API = 'com.alibaba.fenxiao.crossborder';
const MAX_PAGE = 50;
const NOTHING: ListingPage = { total: 0, items: [], categories: [] };

/** Not confirmed beyond these: what the platform calls languages (`country`). */
const LANGUAGES: Partial<Record<Locale, string>> = { en: 'en', ja: 'ja', ko: 'ko', ru: 'ru', vi: 'vi' };
/** Not confirmed: other pairs than this one of `keywordSNQuery`. */
const NAVIGATION = { language: 'en_US', region: 'US', currency: 'USD' };

/**
 * 1688 by the interfaces for cross-border trade of its open platform. Not confirmed by its maker's words, each a line to
 * correct: what a token that has ended and an offer that is gone are called (`aop-refusal.ts`), the codes of languages
 * above, that a seller's offers are asked for by `sellerOpenId` in `offerQueryParam`, and how many calls a second an app
 * may make. Its freight is asked for where the warehouse's place is known (`offer-freight.ts`).
 */
export function createAlibaba1688({
  shipTo,
  ...account
}: AopAccount & { shipTo?: ShipTo | undefined }): MarketplaceSource {
  const client = createAopClient(account);

  async function page(api: string, query: Omit<ListingQuery, 'keyword'>, more: object, { signal }: SourceCall) {
    const offerQueryParam = { ...queryOf(query), ...more };
    const answer = OfferPage.safeParse(await client.askResult(`${API}/${api}`, { offerQueryParam }, { signal }));
    if (!answer.success) throw new SourceFailure('malformed');
    return listingPage(answer.data, query.language);
  }

  const nameOf = namedPictures(async (picture, { signal }) => {
    const uploadImageParam = { imageBase64: await smallPicture(picture) };
    const id = String(await client.askResult(`${API}/product.image.upload`, { uploadImageParam }, { signal }));
    if (id === '' || id === '0') throw new SourceFailure('unreadable');
    return id;
  });

  async function findProduct(offerId: string, language: Locale, signal: AbortSignal): Promise<SupplierProduct[]> {
    const offerDetailParam = { offerId, country: languageAt(LANGUAGES, language) };
    const answer = OfferDetail.safeParse(
      await client.askResult(`${API}/product.search.queryProductDetail`, { offerDetailParam }, { signal }),
    );
    if (!answer.success || answer.data.offerId !== offerId) throw new SourceFailure('malformed');
    const product = offerProduct(answer.data, language);
    if (!product) return [];
    const freight = shipTo && product.isFreightUnsaid && (await freightOf(client, answer.data, shipTo, signal));
    return [{ ...product, ...(freight && { freight, isFreightUnsaid: false }) }];
  }

  return {
    name: NAME,
    channels: ['ALIBABA'],
    productsACall: 1,
    can: {
      // the platform knows no best sellers of everything
      search: async ({ keyword = '', ...query }, call) =>
        keyword.trim() === '' && query.categoryId === undefined
          ? NOTHING
          : page('product.search.keywordQuery', query, { keyword }, call),
      seller: ({ shopId, ...query }, call) =>
        page('product.search.querySellerOfferList', query, { sellerOpenId: shopId }, call),
      async picture({ picture, ...query }, call) {
        const imageId = await nameOf(picture, { kind: NAME, signal: call.signal });
        return page('product.search.imageQuery', query, { imageId }, call);
      },
      async product({ refs, language }, { signal }) {
        return (await Promise.all(refs.map(({ itemId }) => findProduct(itemId, language, signal)))).flat();
      },
      async navigation({ keyword, language }, { signal }) {
        const snParams = { keyword, ...NAVIGATION };
        const rows = NavigationRows.parse(
          await client.askResult(`${API}/product.search.keywordSNQuery`, { snParams }, { signal }),
        );
        const named = ({ id, ...row }: { id: string; name: string; translateName: string }) => ({
          id,
          name: (readsChinese(language) ? row.name : row.translateName) || row.name,
        });
        return rows.map((row) => ({ ...named(row), children: row.children.map(named) }));
      },
    },
  };
}

const SORTS = { relevance: undefined, 'price-asc': { price: 'asc' }, 'price-desc': { price: 'desc' }, sales: { monthSold: 'desc' } }; // prettier-ignore

function queryOf({ pageNo, pageSize, language, categoryId, snId, ...query }: Omit<ListingQuery, 'keyword'>) {
  const sort = SORTS[query.sort];
  return {
    beginPage: pageNo,
    pageSize: Math.min(pageSize, MAX_PAGE),
    country: languageAt(LANGUAGES, language),
    sort: sort && JSON.stringify(sort),
    priceStart: yuanText(query.priceStartFen),
    priceEnd: yuanText(query.priceEndFen),
    categoryId: /^\d+$/.test(categoryId ?? '') ? Number(categoryId) : undefined,
    snId,
  };
}
