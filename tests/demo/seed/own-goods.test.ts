import { beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { LOCALES } from '../../../src/contract/locales';
import { ownProductDeskEndpoints } from '../../../src/contract/own-product.desk.endpoints';
import { parsePictureName } from '../../../src/demo/pictures/picture-spec';
import { OWN_GOODS } from '../../../src/demo/seed/data/own-goods';
import { seedDemo } from '../../../src/demo/seed/demo';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { shopOf } from '../../support/shop';
import { openDemoDesk } from '../past/demo-desk';

const [shop] = DEMO_SHOPS;
if (!shop) throw new Error('The demo has no shop.');

beforeAll(async () => void (await seedDemo(() => undefined)));

describe('what the demo shop has in stock itself', () => {
  it('is on sale at the desk, where nothing keeps shoppers from it', async () => {
    const desk = await openDemoDesk(shop, 'owner', new Date());
    const listed = await desk(ownProductDeskEndpoints.list, { query: { pageNo: 1, pageSize: 20 } });
    expect(listed.notOffered).toBeNull();
    expect(listed.items.map(({ id }) => id).toSorted()).toEqual(OWN_GOODS.map(({ id }) => id));
  });

  it('is found by its name in each language, and can be bought', async () => {
    const at = shopOf(shop.record);
    for (const locale of LOCALES.filter((each) => each !== 'ru2')) {
      const [words] = OWN_GOODS.map(({ titles }) => titles[locale] ?? '');
      expect(words, locale).not.toBe('');
      const found = (await at.call(catalogEndpoints.search, { query: { keyword: words ?? '' } }, { locale })).data
        .items;
      expect(
        found.map(({ title }) => title),
        locale,
      ).toContain(words);
    }
    const { productUrl } = (await at.call(catalogEndpoints.search, { query: { channel: 'SELF_OWNED' } })).data.items[0] ?? {}; // prettier-ignore
    const product = (await at.call(catalogEndpoints.getProduct, { query: { productUrl: productUrl ?? '' } })).data;
    expect(product.skus.every(({ stock }) => stock > 0)).toBe(true);
  });

  it('is drawn as the rest of the demo is', () => {
    const names = OWN_GOODS.flatMap(({ images }) => images.map((image) => image.split('/').at(-1) ?? ''));
    expect(names.filter((name) => !parsePictureName(name))).toEqual([]);
  });
});
