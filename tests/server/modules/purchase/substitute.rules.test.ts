import { describe, expect, it } from 'vitest';
import { ORDER_ITEM_STATUSES } from '../../../../src/contract/purchase.enums';
import {
  goodsAt,
  isAskedAbout,
  isTooDear,
  namedGoodsOf,
  presentOffer,
} from '../../../../src/server/modules/purchase/substitute.rules';

const LINK = 'https://item.taobao.com/item.htm?id=645001112233';
const words = { title: 'Mug', image: '/mug.webp', skuLabels: ['Red'] };
const named = { productUrl: LINK, channel: 'TAOBAO', itemId: '645001112233', skuId: '7', ...words };
const terms = { currency: 'USD', cnyToLocalRate: '0.14', marginBasisPoints: 0 };

it('a shopper is asked about what became dearer and about what is offered in its place', () =>
  expect(ORDER_ITEM_STATUSES.filter((status) => isAskedAbout({ status })).toSorted()).toEqual([
    'DEARER',
    'SUBSTITUTE',
  ]));

describe('what a link leads to', () => {
  it('is bought by the address of its marketplace, and by a person: no piece of it is named', () =>
    expect(goodsAt(`look ${LINK}&spm=1`, words)).toEqual({ ...named, skuId: '' }));
  it.each(['', 'a mug', 'https://example.com/mug', 'https://m.tb.cn/h.abc'])('is nothing to buy: %j', (link) =>
    expect(goodsAt(link, words)).toBeUndefined(),
  );
});

it('what was ordered is named as what is offered is, and by nothing else of it', () =>
  expect(namedGoodsOf({ ...named, id: 'i1', unitFen: 1000 } as unknown as Parameters<typeof namedGoodsOf>[0])).toEqual(
    named,
  ));

it('another thing may cost as much as was paid and what the shop bears, and no more', () => {
  const item = { id: 'i1', unitFen: 1000, dearerFen: 0, quantity: 2, totalFen: 2000 };
  const isTooDearAt = (unitFen: number) =>
    isTooDear(...([terms, item, unitFen, { fen: 200, basisPoints: 0 }] as unknown as Parameters<typeof isTooDear>));
  expect([900, 1000, 1100, 1104].map(isTooDearAt)).toEqual([false, false, false, true]);
});

describe('an offer as its shopper is asked', () => {
  const offer = { id: 's1', goods: named, unitFen: 1000, images: ['/1.webp'], remark: 'same clay', decideBefore: new Date(Date.UTC(2026, 10, 27)) }; // prettier-ignore
  const present = (change: object = {}) =>
    presentOffer({ ...offer, ...change } as unknown as Parameters<typeof presentOffer>[0], terms);
  it('is shown with its price at the rate of the order, and until when it stands', () =>
    expect(present()).toEqual({
      ...{ id: 's1', title: 'Mug', productUrl: LINK, options: ['Red'], channel: 'TAOBAO' },
      unitPrice: { cny: { amount: 1000, currency: 'CNY' }, local: { amount: 140, currency: 'USD' } },
      ...{ images: ['/1.webp'], remark: 'same clay', decideBefore: '2026-11-27T00:00:00.000Z' },
    }));
  it('names no channel that a shop of today does not know', () =>
    expect(present({ goods: { ...named, channel: '' } }).channel).toBeNull());
});
