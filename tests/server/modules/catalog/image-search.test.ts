import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { indexPictures } from '../../../../src/server/adapters/image-search/embedded/picture-index';
import { parsePictureName } from '../../../../src/demo/pictures/picture-spec';
import { renderPicture } from '../../../../src/demo/pictures/picture-renderer';
import { openTestBucket, uploadForm, uploadPicture, uploadToken, postForm } from '../../../support/bucket';
import { DISTORTIONS } from '../../../support/distortions';
import { newItemId, productOf, stockMarketplace } from '../../../support/marketplace';
import { startShop, type Shop } from '../../../support/shop';

const { close } = openTestBucket();
afterAll(close);

const NAME = 'p_dinosaur_green_podium_mint.webp';
const itemId = newItemId();
const draw = async (address: string) => {
  const spec = parsePictureName(address.split('/').at(-1) ?? '');
  return spec && renderPicture(spec, 200);
};
const dinosaur = () => draw(NAME).then((picture) => picture ?? Buffer.alloc(0));

beforeAll(async () => {
  const images = [`/api/media/picture/${NAME}`];
  await stockMarketplace([productOf({ itemId, images, categoryId: 'toys' })]);
  await indexPictures({ readPicture: draw });
});

const search = (shop: Shop, imageUrl: string, query: object = {}) =>
  shop.call(catalogEndpoints.search, { query: { imageUrl, ...query } });

describe('GET /front/product/search?imageUrl= (RTE-6)', () => {
  it('finds the product that an uploaded picture shows, recoloured and cropped as it may be, at this shop’s price', async () => {
    const shop = await startShop();
    const picture = await DISTORTIONS['recoloured, cropped by 15 %, jpeg at 40'](await dinosaur());
    const answer = await search(shop, await uploadPicture(shop, picture), { channel: 'TAOBAO' });
    expect(answer.data.items[0]).toMatchObject({ productId: itemId, channel: 'TAOBAO' });
    expect(answer.data.items[0]?.price.local.currency).toBe(shop.tenant.currency);
    expect(answer.data.total).toBeGreaterThanOrEqual(1);
  });

  it('finds by a picture that the shop itself shows, with its origin or without', async () => {
    const shop = await startShop();
    for (const origin of ['', `http://${shop.host}`]) {
      const { data } = await search(shop, `${origin}/api/media/picture/${NAME}?w=400`);
      expect(data.items[0]?.productId).toBe(itemId);
    }
  });

  it('answers nothing on a channel without such a product, and refuses one that the shop does not serve', async () => {
    const shop = await startShop();
    const imageUrl = await uploadPicture(shop, await DISTORTIONS['as it is'](await dinosaur()));
    const empty = await search(shop, imageUrl, { channel: 'ALIBABA' });
    expect(empty.data).toMatchObject({ items: [], total: 0 });
    const small = await startShop({ preference: { ...shop.tenant.preference, productPlatforms: ['TAOBAO'] } });
    const answer = await search(small, imageUrl, { channel: 'POIZON' });
    expect(answer.problem.code).toBe('INVALID');
  });

  it('asks no other host: neither a stranger’s, nor the machine’s own, nor one that looks like ours', async () => {
    const shop = await startShop();
    for (const imageUrl of [
      'https://cdn.test/a.jpg',
      'http://169.254.169.254/latest/meta-data',
      'http://127.0.0.1:3000/api/media/picture/x.webp',
      'file:///etc/passwd',
      '/etc/passwd',
      '/api/bucket/secret',
      '/api/bucket/../pglite/PG_VERSION',
      `http://${shop.host}.evil.test/api/media/picture/${NAME}`,
      `http://${shop.host}@evil.test/api/media/picture/${NAME}`,
      `//${shop.host}/api/media/picture/${NAME}`,
      '/api/media/picture/../../secret.webp',
    ]) {
      expect((await search(shop, imageUrl)).problem, imageUrl).toMatchObject({
        status: 422,
        code: 'PICTURE_UNREADABLE',
      });
    }
  });

  it('does not look at pictures that were uploaded to another shop, or that were refused', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const theirs = await uploadPicture(there, await DISTORTIONS['as it is'](await dinosaur()));
    const { pathname } = new URL(theirs);
    for (const imageUrl of [theirs, pathname, `http://${here.host}${pathname}`]) {
      expect((await search(here, imageUrl)).problem.code).toBe('PICTURE_UNREADABLE');
    }
    expect((await search(there, pathname)).status).toBe(200);
    const token = await uploadToken(here);
    await postForm(here, uploadForm(token, Buffer.from('no picture at all')));
    expect((await search(here, token.cdnUrl)).problem.code).toBe('PICTURE_UNREADABLE');
  });
});
