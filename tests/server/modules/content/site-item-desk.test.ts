import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { contentEndpoints } from '../../../../src/contract/content.endpoints';
import type { SiteItemInput, SiteItemKind } from '../../../../src/contract/site-item-desk';
import { siteItemDeskEndpoints as calls } from '../../../../src/contract/site-item.desk.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { saveSiteItem } from '../../../../src/server/modules/content/content.service';
import { startEditing } from './editors';

const HOUR_MS = 3_600_000;
const blank: SiteItemInput = {
  ...{ title: { en: 'Sale', ar: 'تخفيضات' }, text: { en: 'All week' }, button: {} },
  ...{ image: '/pictures/sale.jpg', narrowImage: '', mirroredImage: '', images: {}, link: '/product-search' },
  ...{ from: null, until: null },
};

let at: Awaited<ReturnType<typeof startEditing>>;
beforeAll(async () => {
  at = await startEditing();
});
const create = async (kind: SiteItemKind, value: Partial<SiteItemInput> = {}) =>
  (await at.shop.call(calls.create, { body: { kind, value: { ...blank, ...value } } }, at.as)).data;
const publish = (id: string, version: number) =>
  at.shop.call(calls.publish, { params: { id }, body: { version } }, at.as);
const takeDown = (id: string, version: number) =>
  at.shop.call(calls.takeDown, { params: { id }, body: { version } }, at.as);
const later = (hours: number) => new Date(at.shop.clock.now.getTime() + hours * HOUR_MS).toISOString();
const banners = async (locale = 'en') => (await at.shop.call(contentEndpoints.listBanners, {}, { locale })).data;
const idsOf = async () => (await banners()).map(({ id }) => id);

describe('a banner at the desk', () => {
  it('is seen by nobody until it is published, at once from then on, and no more when it is taken down', async () => {
    const { id, version, state } = await create('BANNER');
    expect([version, state]).toEqual([1, 'HIDDEN']);
    expect(await banners()).toEqual([]);
    expect((await publish(id, 1)).data).toMatchObject({ state: 'LIVE', shown: { edition: 1 } });
    expect(await banners()).toMatchObject([{ id, title: 'Sale', image: '/pictures/sale.jpg' }]);
    expect((await banners('ar'))[0]?.title).toBe('تخفيضات');

    const value = { ...blank, title: { en: '{{shop.name}} sale' }, images: { ar: { image: '/pictures/ar.jpg', narrowImage: '' } } }; // prettier-ignore
    const draft = await at.shop.call(calls.save, { params: { id }, body: { version: 1, value } }, at.as);
    expect(draft.data).toMatchObject({ version: 2, shown: { title: { en: 'Sale' } } });
    expect((await banners())[0]?.title).toBe('Sale');
    await publish(id, 2);
    expect((await banners())[0]?.title).toBe('Quay Goods sale');
    expect((await banners('ar'))[0]?.image).toBe('/pictures/ar.jpg');

    expect((await takeDown(id, 1)).status).toBe(409);
    expect((await takeDown(id, 2)).data).toMatchObject({ state: 'HIDDEN', shown: null });
    expect(await banners()).toEqual([]);
    expect((await takeDown(id, 2)).status).toBe(409);
    await publish(id, 2);
    expect(await idsOf()).toEqual([id]);
  });

  it('searches the marketplace that it names, in place of its link', async () => {
    const [channel = 'TAOBAO'] = at.shop.tenant.preference.productPlatforms;
    const { id, draft } = await create('BANNER', { channel });
    expect(draft.channel).toBe(channel);
    await publish(id, 1);
    expect((await banners()).find((each) => each.id === id)?.link).toBe(`/product-search?channel=${channel}`);
    expect((await takeDown(id, 1)).data.draft.channel).toBe(channel);
    const strange = { kind: 'BANNER' as const, value: { ...blank, channel: 'EBAY' as 'JD' } };
    expect((await at.shop.call(calls.create, { body: strange }, at.as)).status).toBe(422);
  });

  it('is refused where thirty of its kind are shown or wait, until there is room', async () => {
    const ids: string[] = [];
    for (let n = 0; n < LIMITS.livingSiteItems; n += 1) ids.push((await create('ANNOUNCEMENT')).id);
    for (const id of ids) expect((await publish(id, 1)).status).toBe(200);
    const { id } = await create('ANNOUNCEMENT');
    const refused = await publish(id, 1);
    expect([refused.status, refused.problem.code, refused.problem.data]).toEqual([409, 'LIST_FULL', { maximum: 30 }]);
    await takeDown(ids[0] ?? '', 1);
    expect((await publish(id, 1)).status).toBe(200);
    for (const shown of [id, ...ids.slice(1)]) await takeDown(shown, 1);
  });

  it('is seen in its time alone', async () => {
    const { id } = await create('BANNER', { from: later(1), until: later(2) });
    expect((await publish(id, 1)).data.state).toBe('SCHEDULED');
    const seen = async () => (await idsOf()).includes(id);
    expect(await seen()).toBe(false);
    const { now } = at.shop.clock;
    at.shop.clock.now = new Date(now.getTime() + 1.5 * HOUR_MS);
    expect(await seen()).toBe(true);
    at.shop.clock.now = new Date(now.getTime() + 2 * HOUR_MS);
    expect(await seen()).toBe(false);
    expect((await at.shop.call(calls.get, { params: { id } }, at.as)).data.state).toBe('OVER');
    at.shop.clock.now = now;
  });

  it('stands where the staff puts it, by who read the order as it is', async () => {
    const { id } = await create('BANNER');
    await publish(id, 1);
    const was = (await at.shop.call(calls.list, { query: { kind: 'BANNER' } }, at.as)).data.items.filter(({ state }) => state !== 'HIDDEN').map((each) => each.id); // prettier-ignore
    const ids = [...was].reverse();
    const order = (body: { was: string[]; ids: string[] }) => at.shop.call(calls.order, { body }, at.as);
    expect((await order({ was: ids, ids: was })).status).toBe(409);
    expect((await order({ was, ids: ids.slice(1) })).status).toBe(409);
    expect((await order({ was, ids })).status).toBe(200);
    expect((await idsOf())[0]).toBe(id);
  });

  it('is not published without what it needs, nor where it leads nowhere', async () => {
    const { id } = await create('BANNER', { title: { ar: 'x' }, image: '', link: 'javascript:alert(1)' });
    const refused = await publish(id, 1);
    expect(refused.status).toBe(422);
    const { findings } = refused.problem.data as { findings: { code: string; what: string }[] };
    expect(findings.map(({ code, what }) => `${code} ${what}`)).toEqual([
      'EMPTY title',
      'EMPTY image',
      'DEAD_LINK javascript:alert(1)',
    ]);
    const seen = await at.shop.call(calls.preview, { params: { id } }, at.as);
    expect(seen.data.banner).toMatchObject({ id, title: 'x' });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://elsewhere.example/x.png', '//elsewhere.example/x.png', '/api/front/user/logout'])(
    'is not published with a picture that is not the shop’s: %s',
    async (image) => {
      const { id } = await create('BANNER', { title: { en: 'Sale' }, image, link: '' });
      const { findings } = (await publish(id, 1)).problem.data as { findings: { code: string; what: string }[] };
      expect(findings.map(({ code, what }) => `${code} ${what}`)).toContain(`MISSING_PICTURE ${image}`);
    },
  ); // prettier-ignore

  it('that came with the shop is written anew, and stays an edition where it is taken down', async () => {
    const owner = { tenantId: at.shop.tenant.id, shopperId: '' };
    const value = { title: { en: 'Winter' }, subtitle: {}, image: '/w.jpg', mirroredImage: '/m.jpg', link: '/faq' };
    const item = { id: 'seeded', kind: 'BANNER', position: 0, publishedAt: at.shop.clock.now, value } as const;
    await tenantTx(owner, (tx) => saveSiteItem(tx, owner.tenantId, item));
    const { data } = await at.shop.call(calls.get, { params: { id: 'seeded' } }, at.as);
    expect(data).toMatchObject({
      version: 0,
      state: 'LIVE',
      draft: { title: { en: 'Winter' }, mirroredImage: '/m.jpg' },
    });
    await takeDown('seeded', 0);
    expect((await publish('seeded', 1)).data).toMatchObject({ state: 'LIVE', shown: { mirroredImage: '/m.jpg' } });
  });
});

describe('announcements and campaigns', () => {
  it('say to whom they are shown and how often, once they are published', async () => {
    const { id } = await create('CAMPAIGN', { audience: 'NEW_SHOPPERS', frequency: 'DAILY', button: { en: 'Go' } });
    await publish(id, 1);
    const { campaign } = (await at.shop.call(contentEndpoints.getCampaign, {})).data;
    expect(campaign).toMatchObject({ id, audience: 'NEW_SHOPPERS', frequency: 'DAILY' });
    await takeDown(id, 1);
  });

  it('are published in their place, and previewed by the staff alone', async () => {
    const note = await create('ANNOUNCEMENT', { text: { en: 'Closed on Friday' } });
    const { data } = await at.shop.call(calls.preview, { params: { id: note.id } }, at.as);
    expect(data.announcement).toMatchObject({ title: 'Sale', body: 'Closed on Friday' });
    expect((await at.shop.call(calls.preview, { params: { id: note.id } })).status).toBe(401);
    await publish(note.id, 1);
    const told = async () => (await at.shop.call(contentEndpoints.listAnnouncements, {})).data;
    expect(await told()).toMatchObject([{ id: note.id, body: 'Closed on Friday' }]);

    const campaign = await create('CAMPAIGN', { button: { en: 'See' }, until: later(1) });
    const running = async () => (await at.shop.call(contentEndpoints.getCampaign, {})).data.campaign;
    expect(await running()).toBeNull();
    await publish(campaign.id, 1);
    expect(await running()).toMatchObject({ id: campaign.id, button: 'See', link: '/product-search' });
  });

  it('are written by one at a time, and are nobody else’s', async () => {
    const { id } = await create('ANNOUNCEMENT');
    const save = (en: string) =>
      at.shop.call(calls.save, { params: { id }, body: { version: 1, value: { ...blank, title: { en } } } }, at.as);
    const both = await Promise.all([save('One'), save('Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await startEditing();
    expect((await other.shop.call(calls.get, { params: { id } }, other.as)).status).toBe(404);
    expect((await other.shop.call(calls.takeDown, { params: { id }, body: { version: 2 } }, other.as)).status).toBe(
      404,
    );
  });
});
