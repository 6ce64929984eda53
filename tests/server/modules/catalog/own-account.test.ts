import { afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { marketplaceServices } from '../../../../src/server/adapters/marketplace/own-account';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { removeOutsideCredentials } from '../../../../src/server/modules/tenant/outside-credential.service';
import { forgetTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { runProviderCommand } from '../../../../src/server/start/shop-provider-command';
import { fakeSource, pageOf } from '../../../support/fake-source';
import { startShop, type Shop } from '../../../support/shop';
import { APP, resultOf, startFake1688 } from '../../../support/suppliers/fake-1688';
import { offerRow } from '../../../support/suppliers/offers';

type Fake = Awaited<ReturnType<typeof startFake1688>>;
const open: Fake[] = [];
afterEach(async () => {
  setSources();
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

/** 1688, where every word finds this offer. */
async function startPlatform(offerId: string) {
  const fake = await startFake1688({
    'product.search.keywordQuery': () => resultOf({ totalRecords: 1, data: [offerRow(offerId)] }),
  });
  open.push(fake);
  return fake;
}
async function command(shop: Shop, verb: 'set' | 'check', url = '') {
  const { tokens: _, ...app } = APP;
  const account = { ...app, url, callsPerSecond: '100' };
  const text = Object.entries(account).map(([name, value]) => `${name}=${value}`).join('\n'); // prettier-ignore
  const said = await runProviderCommand([verb, shop.tenant.id, 'alibaba-1688'], {
    now: shop.clock.now,
    services: marketplaceServices(),
    readLines: () => Promise.resolve(text),
  });
  forgetTenant(shop.tenant.id);
  return said;
}
const found = async (shop: Shop, channel: string) =>
  (await shop.call(catalogEndpoints.search, { query: { keyword: 'mug', channel } as never })).data.items.map(
    ({ productId }) => productId,
  );

describe('an account of a shop’s own at a marketplace', () => {
  it('is asked for what it has, and for no other shop', async () => {
    setSources([fakeSource({ search: () => Promise.resolve(pageOf(['123456'])) }, { name: 'embedded' }).source]);
    const [shop, other] = [await startShop(), await startShop()];
    const fake = await startPlatform('610947572360');
    expect(await found(shop, 'ALIBABA')).toEqual(['123456']);
    await command(shop, 'set', fake.url);
    expect(await found(shop, 'ALIBABA')).toEqual(['610947572360']);
    expect([await found(shop, 'TAOBAO'), await found(other, 'ALIBABA')]).toEqual([['123456'], ['123456']]);
    expect(fake.called().filter((name) => name === 'product.search.keywordQuery')).toHaveLength(1);
  });

  it('that was changed is another: nothing that the former was told is shown', async () => {
    setSources([]);
    const shop = await startShop();
    await command(shop, 'set', (await startPlatform('610000000001')).url);
    expect(await found(shop, 'ALIBABA')).toEqual(['610000000001']);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await command(shop, 'set', (await startPlatform('610000000002')).url);
    expect(await found(shop, 'ALIBABA')).toEqual(['610000000002']);
  });

  it('that is gone is asked no more', async () => {
    setSources([fakeSource({ search: () => Promise.resolve(pageOf(['123456'])) }, { name: 'embedded' }).source]);
    const shop = await startShop();
    await command(shop, 'set', (await startPlatform('610947572360')).url);
    await removeOutsideCredentials(shop.tenant.id, { kind: 'marketplace', name: 'ALIBABA-1688' });
    forgetTenant(shop.tenant.id);
    expect(await found(shop, 'ALIBABA')).toEqual(['123456']);
  });

  it('is checked by a search, and says what came of it without its secrets', async () => {
    const shop = await startShop();
    const fake = await startPlatform('610947572360');
    await command(shop, 'set', fake.url);
    expect(await command(shop, 'check')).toBe('ALIBABA-1688 (in earnest) answers: 1 things found for a word');
    fake.state.refusal = 'gw.APIACLDecline';
    const refused = await command(shop, 'check').catch((error: unknown) => String(error));
    expect(refused).toContain('does not take them');
    expect(refused).not.toContain(APP.appSecret);
  });
});
