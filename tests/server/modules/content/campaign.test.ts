import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '../../../../src/contract/content.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { AppError } from '../../../../src/server/kernel/app-error';
import { saveSiteItem, type CampaignValue } from '../../../../src/server/modules/content/content.service';
import { startShop, type Shop } from '../../../support/shop';

const HOUR_MS = 3_600_000;
const later = (shop: Shop, hours: number) => new Date(shop.clock.now.getTime() + hours * HOUR_MS);

const run = (shop: Shop, id: string, publishedAt: Date, more: Partial<CampaignValue> = {}) =>
  tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
    saveSiteItem(tx, shop.tenant.id, {
      id,
      position: 0,
      publishedAt,
      kind: 'CAMPAIGN',
      value: {
        title: { en: `${id} sale`, vi: `Khuyến mãi ${id}` },
        text: { en: 'Everything.' },
        link: '/product-search',
        button: { en: 'See it' },
        ...more,
      },
    }),
  );
const current = async (shop: Shop, locale = 'en') =>
  (await shop.call(contentEndpoints.getCampaign, {}, { locale })).data.campaign;

describe('GET /front/site-campaign', () => {
  it('answers null where none runs, here or in another shop', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    await run(other, 'winter', other.clock.now);
    expect(await current(shop)).toBeNull();
  });

  it('answers the newest that has begun, in the visitor’s language', async () => {
    const shop = await startShop({ supportedLanguages: ['en', 'vi'] });
    await run(shop, 'autumn', later(shop, -2));
    await run(shop, 'winter', later(shop, -1));
    await run(shop, 'spring', later(shop, 1));
    expect(await current(shop, 'vi')).toEqual({
      id: 'winter',
      title: 'Khuyến mãi winter',
      text: 'Everything.',
      image: '',
      link: '/product-search',
      button: 'See it',
      audience: 'EVERYONE',
      frequency: 'ONCE',
    });
    shop.clock.now = later(shop, 1);
    expect(await current(shop)).toMatchObject({ id: 'spring' });
  });

  it('ends when it says', async () => {
    const shop = await startShop();
    await run(shop, 'winter', later(shop, -2), { endsAt: later(shop, 1).toISOString() });
    expect(await current(shop)).toMatchObject({ id: 'winter' });
    shop.clock.now = later(shop, 1);
    expect(await current(shop)).toBeNull();
  });

  it('is not written where its link leads to no page', async () => {
    const shop = await startShop();
    await expect(run(shop, 'bad', shop.clock.now, { link: 'javascript:alert(1)' })).rejects.toThrow(AppError);
  });
});
