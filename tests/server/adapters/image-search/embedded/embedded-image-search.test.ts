import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../../../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { searchByPicture } from '../../../../../src/server/adapters/image-search/embedded/embedded-image-search';
import type { PictureQuery } from '../../../../../src/server/adapters/marketplace/marketplace.port';
import { indexPictures } from '../../../../../src/server/adapters/image-search/embedded/picture-index';
import { stockProducts } from '../../../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { renderPicture } from '../../../../../src/demo/pictures/picture-renderer';
import { parsePictureName } from '../../../../../src/demo/pictures/picture-spec';
import { database } from '../../../../../src/server/db/database';
import { buildCatalogue } from '../../../../../src/demo/seed/data/catalogue/build-catalogue';
import { DISTORTIONS, type Distortion } from '../../../../support/distortions';
import { newItemId, productOf } from '../../../../support/marketplace';

/** Main pictures of the demo catalogue, of many kinds; six share one shape in other colours. */
const SAMPLE = 72;
const products = sampleOf(buildCatalogue().products);

function sampleOf(everything: CatalogueProduct[]): CatalogueProduct[] {
  const all = everything.filter(({ status }) => status === 'published');
  const sneakers = all.filter(({ images }) => images[0]?.includes('_sneaker_')).slice(0, 6);
  const others = all.filter((product, i) => i % 5 === 0 && !sneakers.includes(product));
  return [...sneakers, ...others].slice(0, SAMPLE).map((product) => ({
    ...product,
    images: product.images.slice(0, 1),
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map(({ image: _, ...value }) => value),
    })),
  }));
}

const draw = (address: string, width = 96) => {
  const spec = parsePictureName(address.split('/').at(-1) ?? '');
  return spec ? renderPicture(spec, width) : Promise.resolve(undefined);
};
const mainOf = ({ images }: CatalogueProduct) => images[0] ?? '';

const search = (picture: Uint8Array, wanted: Partial<PictureQuery> = {}) =>
  searchByPicture({
    picture,
    channels: ['TAOBAO', 'TMALL', 'ALIBABA', 'JD', 'YIWUGOU', 'POIZON', 'SELF_OWNED'],
    sort: 'relevance',
    pageNo: 1,
    pageSize: 20,
    language: 'en',
    ...wanted,
  });

const pictures = new Map<string, Buffer>();
const pictureOf = (product: CatalogueProduct) => pictures.get(product.itemId) ?? Buffer.alloc(0);

beforeAll(async () => {
  await stockProducts(products);
  await indexPictures({ readPicture: (address) => draw(address) });
  for (const product of products) pictures.set(product.itemId, (await draw(mainOf(product), 200)) ?? Buffer.alloc(0));
});

async function foundInFirstThree(distortion: Distortion, sample: CatalogueProduct[]): Promise<number> {
  let found = 0;
  for (const product of sample) {
    const { items } = await search(await DISTORTIONS[distortion](pictureOf(product)), { pageSize: 3 });
    if (items.some(({ itemId }) => itemId === product.itemId)) found += 1;
  }
  return found / sample.length;
}

describe('the embedded image search', () => {
  it.each(Object.keys(DISTORTIONS) as Distortion[])(
    'finds nine of ten products in the first three by their picture %s',
    async (distortion) => {
      const sample = products.filter((_, i) => i % 3 === 0);
      expect(await foundInFirstThree(distortion, sample)).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('puts the product first whose picture it is', async () => {
    const sample = products.filter((_, i) => i % 4 === 1);
    for (const product of sample) {
      const { items } = await search(pictureOf(product));
      expect(items[0]).toMatchObject({ itemId: product.itemId, channel: product.channel, title: product.title.en });
    }
  });

  it('finds nothing by an empty sheet of paper', async () => {
    const paper = await DISTORTIONS['as it is'](
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/></svg>',
      ),
    );
    expect(await search(paper)).toEqual({ total: 0, items: [], categories: [] });
  });

  it('shows what looks a little alike only where it is of the same kind', async () => {
    const [sneaker] = products;
    const { items } = await search(pictureOf(sneaker ?? productOf()));
    const others = items.slice(1).map((item) => products.find(({ itemId }) => itemId === item.itemId)?.categoryId);
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((category) => category !== sneaker?.categoryId).length).toBeLessThan(others.length / 2);
  });

  it('keeps to channels, category and price, and pages through the rest', async () => {
    const [product] = products;
    if (!product) throw new Error('no product');
    const all = await search(pictureOf(product));
    expect(all.total).toBeGreaterThan(2);
    const other = product.channel === 'TAOBAO' ? 'ALIBABA' : 'TAOBAO';
    const elsewhere = await search(pictureOf(product), { channels: [other] });
    expect(elsewhere.items.every(({ channel }) => channel === other)).toBe(true);
    const [first] = all.items;
    const inCategory = await search(pictureOf(product), { categoryId: product.categoryId });
    expect(inCategory.total).toBe(
      all.categories.find(({ categoryId }) => categoryId === product.categoryId)?.productCount,
    );
    const cheaper = await search(pictureOf(product), { priceEndFen: (first?.priceFen ?? 0) - 1 });
    expect(cheaper.items.map(({ itemId }) => itemId)).not.toContain(first?.itemId);
    const second = await search(pictureOf(product), { pageSize: 1, pageNo: 2 });
    expect(second.items).toEqual([all.items[1]]);
    const byPrice = await search(pictureOf(product), { sort: 'price-asc' });
    expect(byPrice.items.map(({ priceFen }) => priceFen)).toEqual(
      byPrice.items.map(({ priceFen }) => priceFen).sort((a, b) => a - b),
    );
  });

  it('follows the stock: a new picture is found, the one that it replaced is not, what left the shelf neither', async () => {
    const [itemId, gone] = [newItemId(), newItemId()];
    const [before, after] = ['p_teapot_red_front_sage.webp', 'p_bicycle_blue_front_sage.webp'].map(
      (name) => `/api/media/picture/${name}`,
    ) as [string, string];
    const teapot = (await draw(before, 200)) ?? Buffer.alloc(0);
    const bicycle = (await draw(after, 200)) ?? Buffer.alloc(0);
    const index = () => indexPictures({ readPicture: (address) => draw(address) });
    const ids = async (picture: Buffer) => (await search(picture)).items.map((item) => item.itemId);
    await stockProducts([productOf({ itemId, images: [before] }), productOf({ itemId: gone, images: [before] })]);
    expect(await index()).toBe(1);
    expect(await ids(teapot)).toEqual(expect.arrayContaining([itemId, gone]));
    await stockProducts([
      productOf({ itemId, images: [after] }),
      productOf({ itemId: gone, images: [before], status: 'off_shelf' }),
    ]);
    expect(await index()).toBe(1);
    expect(await ids(bicycle)).toContain(itemId);
    expect(await ids(teapot)).not.toEqual(expect.arrayContaining([itemId]));
    expect(await ids(teapot)).not.toEqual(expect.arrayContaining([gone]));
  });

  it('passes over pictures that cannot be had or read, and does not ask for them twice', async () => {
    await stockProducts([productOf({ images: ['https://elsewhere.test/a.jpg', 'https://elsewhere.test/b.jpg'] })]);
    const asked: string[] = [];
    const readPicture = async (address: string) => {
      asked.push(address);
      return Promise.resolve(address.endsWith('a.jpg') ? undefined : Buffer.from('no picture'));
    };
    await indexPictures({ readPicture });
    await indexPictures({ readPicture });
    expect(asked.sort()).toEqual(['https://elsewhere.test/a.jpg', 'https://elsewhere.test/b.jpg']);
  });

  it('asks an index, never all pictures', async () => {
    const { db } = await database();
    await db.execute(sql`set enable_seqscan = off`);
    const plan = (await db.execute(
      sql`explain select address from marketplace_picture where buckets && '{1,2,3}'::int[]`,
    )) as unknown as { rows: Record<string, string>[] };
    await db.execute(sql`reset enable_seqscan`);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('marketplace_picture_buckets');
  });
});
