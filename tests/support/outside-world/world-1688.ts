import { createShop } from '../../../src/server/modules/tenant/register-shop.service';
import { APP, resultOf, startFake1688 } from '../suppliers/fake-1688';
import { offerDetail, offerRow } from '../suppliers/offers';
import type { Outsider } from './outsider';

const PAGE = 20;
const FOUND = 60;
const FIRST = 610_000_000_000;

/** A shop whose money is real: by that it is who asks 1688. */
const SHOP = {
  ...{ id: 'harbour', name: 'Harbour', currency: 'USD', rate: '0.14', languages: 'en', country: 'us' },
  warehouse: ['gz; Guangzhou; 1 Harbour Road, Guangzhou; Harbour; 13800000000; 510000'],
};

/** Said in Chinese alone: what it is in other words is a translator's to say. */
const KETTLES = 620_000_000_000;
/** `kettle 123456` finds the one of that number, so that each try of a journey meets words that nobody has said. */
const kettleAsked = (keyword = '') => Number(/^kettle (\d{6})$/.exec(keyword)?.[1] ?? 0);
const untranslated = (number: number) => ({ subject: `不锈钢水壶${String(number)}`, subjectTrans: '' });
const kettlesOf = (number: number) => ({
  ...{ totalRecords: 1, totalPage: 1, pageSize: PAGE, currentPage: 1 },
  data: [offerRow(KETTLES + number, untranslated(number))],
});
const skuOf = (number: number, value: string) => ({
  ...{ skuId: number, specId: String(number), amountOnSale: 9, price: '30.00' },
  skuAttributes: [{ attributeId: 1, attributeName: '工艺', attributeNameTrans: '', value, valueTrans: '' }],
});
const kettleOf = (number: number) => ({
  ...untranslated(number),
  productAttribute: [{ attributeId: '1', attributeName: '壶嘴形状', value: '磨砂', attributeNameTrans: '', valueTrans: '' }], // prettier-ignore
  productSkuInfos: [skuOf(7001, '磨砂'), skuOf(7002, '镜面')],
});

/** 1688, whose goods are mugs and kettles. `dies`: every connection is cut from now on, until it `lives`. */
export async function start1688(): Promise<Outsider> {
  let isDown = false;
  const found = (page: number, pageSize: number) => ({
    totalRecords: FOUND,
    totalPage: Math.ceil(FOUND / pageSize),
    pageSize,
    currentPage: page,
    data: Array.from({ length: Math.max(0, Math.min(pageSize, FOUND - (page - 1) * pageSize)) }, (_, place) => {
      const number = (page - 1) * pageSize + place + 1;
      return offerRow(FIRST + number, { subjectTrans: `Mug ${String(number)}` });
    }),
  });
  const fake = await startFake1688({
    'product.search.keywordQuery': ({ offerQueryParam }) => {
      const { beginPage, pageSize, keyword } = offerQueryParam as { beginPage: number; pageSize?: number; keyword?: string }; // prettier-ignore
      if (isDown) return undefined;
      const kettle = kettleAsked(keyword);
      return resultOf(kettle ? kettlesOf(kettle) : found(beginPage, pageSize ?? PAGE));
    },
    'product.search.queryProductDetail': ({ offerDetailParam }) => {
      const { offerId } = offerDetailParam as { offerId: string };
      const kettle = Number(offerId) - KETTLES;
      return isDown ? undefined : resultOf(offerDetail(String(offerId), kettle > 0 ? kettleOf(kettle) : {}));
    },
    'product.search.keywordSNQuery': () => (isDown ? undefined : resultOf([])),
  });
  return {
    name: '1688',
    variables: {
      ALI1688_APP_KEY: APP.appKey,
      ALI1688_APP_SECRET: APP.appSecret,
      ALI1688_REFRESH_TOKEN: APP.refreshToken,
      ALI1688_BASE_URL: fake.url,
      ALI1688_RPS: '100',
    },
    settle: async () => void (await createShop(SHOP, new Date())),
    verbs: { dies: () => void (isDown = true), lives: () => void (isDown = false) },
  };
}
