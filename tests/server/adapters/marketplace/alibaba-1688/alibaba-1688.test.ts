import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createAlibaba1688 } from '../../../../../src/server/adapters/marketplace/alibaba-1688/alibaba-1688';
import type { ListingQuery } from '../../../../../src/server/adapters/marketplace/marketplace.port';
import { APP, resultOf, startFake1688 } from '../../../../support/suppliers/fake-1688';
import { offerRow } from '../../../../support/suppliers/offers';

type Fake = Awaited<ReturnType<typeof startFake1688>>;
const open: Fake[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const call = { signal: new AbortController().signal, tenantId: 'shop' };
const query = (wanted: Partial<ListingQuery> = {}): ListingQuery => ({
  keyword: '杯 mug',
  channels: ['ALIBABA'],
  sort: 'relevance',
  pageNo: 1,
  pageSize: 20,
  language: 'vi',
  ...wanted,
});

async function connected(answers: Parameters<typeof startFake1688>[0]) {
  const fake = await startFake1688(answers);
  open.push(fake);
  const { can } = createAlibaba1688({ ...APP, url: fake.url, callsPerSecond: 1000 });
  return { fake, can };
}

describe('a search at 1688', () => {
  it('asks in the platform’s words and answers in ours', async () => {
    const asked: unknown[] = [];
    const { can } = await connected({
      'product.search.keywordQuery': ({ offerQueryParam }) => {
        asked.push(offerQueryParam);
        return resultOf({ totalRecords: 5000, totalPage: 250, data: [offerRow(610947572360), { offerId: null }] });
      },
    });
    const page = await can.search?.(
      query({ sort: 'price-asc', priceStartFen: 1050, categoryId: '122', pageNo: 3 }),
      call,
    );
    expect(asked).toEqual([
      {
        keyword: '杯 mug',
        beginPage: 3,
        pageSize: 20,
        country: 'vi',
        sort: '{"price":"asc"}',
        priceStart: '10.50',
        categoryId: 122,
      },
    ]);
    expect(page).toEqual({
      total: 2000,
      categories: [],
      items: [
        {
          channel: 'ALIBABA',
          itemId: '610947572360',
          title: 'Mug',
          titleOriginal: '马克杯',
          image: 'https://cbu01.alicdn.com/mug.jpg',
          priceFen: 1250,
          soldCount: 3400,
          ratingTenths: 48,
          shopName: '',
          minOrderQuantity: 2,
        },
      ],
    });
  });

  it('is in English where the platform has not the language, and in the seller’s words for who reads them', async () => {
    const countries: unknown[] = [];
    const { can } = await connected({
      'product.search.keywordQuery': ({ offerQueryParam }) => {
        countries.push((offerQueryParam as { country: string }).country);
        return resultOf({ totalRecords: 1, data: [offerRow(610947572360)] });
      },
    });
    const titles = [];
    for (const language of ['uz', 'ru2', 'zh-CN'] as const)
      titles.push((await can.search?.(query({ language }), call))?.items[0]?.title);
    expect([countries, titles]).toEqual([
      ['en', 'ru', 'en'],
      ['Mug', 'Mug', '马克杯'],
    ]);
  });

  it('without words or a category asks nobody, for the platform wants words', async () => {
    const { can, fake } = await connected({});
    expect(await can.search?.(query({ keyword: undefined }), call)).toEqual({ total: 0, items: [], categories: [] });
    expect(fake.calls).toEqual([]);
  });

  it('among what one seller has names the seller', async () => {
    const { can } = await connected({
      'product.search.querySellerOfferList': ({ offerQueryParam }) =>
        resultOf({
          totalRecords: (offerQueryParam as { sellerOpenId: string }).sellerOpenId === 'BBB1' ? 7 : 0,
          data: [],
        }),
    });
    expect(await can.seller?.(query({ shopId: 'BBB1' }), call)).toMatchObject({ total: 7 });
  });

  it('has facets', async () => {
    const { can } = await connected({
      'product.search.keywordSNQuery': () =>
        resultOf([{ id: '973', name: '材质', translateName: 'Material', children: [{ id: '973:28105', name: '陶瓷', translateName: 'Ceramic' }] }]), // prettier-ignore
    });
    expect(await can.navigation?.(query({ language: 'en' }) as never, call)).toEqual([
      { id: '973', name: 'Material', children: [{ id: '973:28105', name: 'Ceramic' }] },
    ]);
  });
});

describe('a picture at 1688', () => {
  const shot = () =>
    sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();

  it('is made small, uploaded once, and asked for by its name', async () => {
    const uploaded: { width?: number; format?: string }[] = [];
    const asked: unknown[] = [];
    const { can, fake } = await connected({
      'product.image.upload': async ({ uploadImageParam }) => {
        const { imageBase64 } = uploadImageParam as { imageBase64: string };
        uploaded.push(await sharp(Buffer.from(imageBase64, 'base64')).metadata());
        return { body: { result: { success: 'true', code: '200', result: '1249108732' } } };
      },
      'product.search.imageQuery': ({ offerQueryParam }) => {
        asked.push(offerQueryParam);
        return { body: { result: { success: 'true', result: { totalRecords: 1, data: [offerRow('610947572360')] } } } };
      },
    });
    const picture = await shot();
    const pages = [1, 2].map((pageNo) => ({ ...query({ pageNo, keyword: undefined }), picture }));
    for (const page of pages) expect((await can.picture?.(page, call))?.items).toHaveLength(1);
    expect(uploaded).toMatchObject([{ width: 640, format: 'jpeg' }]);
    expect(asked).toMatchObject([
      { imageId: '1249108732', beginPage: 1 },
      { imageId: '1249108732', beginPage: 2 },
    ]);
    expect(fake.called().filter((name) => name === 'product.image.upload')).toHaveLength(1);
  });

  it.each(['', '0'])('that comes back as "%s" cannot be read', async (id) => {
    const { can } = await connected({ 'product.image.upload': () => resultOf(id) });
    await expect(can.picture?.({ ...query(), picture: await shot() }, call)).rejects.toMatchObject({
      kind: 'unreadable',
    });
  });

  it('that is none is not sent', async () => {
    const { can, fake } = await connected({});
    const none = { ...query(), picture: Buffer.from('no picture') };
    await expect(can.picture?.(none, call)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(fake.calls).toEqual([]);
  });
});
