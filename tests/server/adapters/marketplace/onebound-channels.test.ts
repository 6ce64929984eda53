import { describe, expect, it } from 'vitest';
import { createOneBound } from '../../../../src/server/adapters/marketplace/onebound/onebound';
import { SECRET, call, connected, itemsOf, query, row } from '../../../support/suppliers/fake-onebound';

describe('a search at OneBound', () => {
  it('of one seller of 1688 is by the number that it gives the seller', async () => {
    const { can, fake } = await connected({ '1688/item_search_shop': () => itemsOf([row('610947572360')]) });
    const page = await can.seller?.(query({ channels: ['ALIBABA'], shopId: 'b2b-2200733087881719de', keyword: undefined }), call); // prettier-ignore
    expect(page).toMatchObject({ total: 90, items: [{ channel: 'ALIBABA', itemId: '610947572360' }] });
    expect(fake.calls[0]?.query).toMatchObject({ seller_nick: 'b2b-2200733087881719de', page: '2', sort: '_sale' });
    expect(fake.calls[0]?.query).not.toHaveProperty('q');
  });

  it('has Poizon where its operator says under what name', async () => {
    const { fake } = await connected({ 'dewu/item_search': () => itemsOf([row('900000001')]) });
    const asked = query({ channels: ['POIZON'] });
    const account = { key: 'k', secret: SECRET, url: fake.url };
    const source = createOneBound({ ...account, poizon: 'dewu' });
    expect(source.channels).toContain('POIZON');
    expect(await source.can.search?.(asked, call)).toMatchObject({
      items: [{ channel: 'POIZON', itemId: '900000001' }],
    });
    expect(createOneBound(account).channels).not.toContain('POIZON');
    expect(await createOneBound(account).can.search?.(asked, call)).toMatchObject({ items: [] });
  });
});
