import { randomInt } from 'node:crypto';
import { articleDeskEndpoints } from '../../../src/contract/article.desk.endpoints';
import type { SiteItemInput } from '../../../src/contract/site-item-desk';
import { siteItemDeskEndpoints } from '../../../src/contract/site-item.desk.endpoints';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { threadEndpoints } from '../../../src/contract/thread.endpoints';
import { deskOf } from '../modules/content/editors';
import { catalogueDeskEndpoints } from '../../../src/contract/catalogue.desk.endpoints';
import { playedDesksDeskEndpoints } from '../../../src/contract/played-desks.desk.endpoints';
import { caseOf, type Case, type Ordering } from './crash-case';

const BANNER: SiteItemInput = {
  ...{ title: { en: 'Sale' }, text: { en: 'All week' }, button: {} },
  ...{ image: '/pictures/sale.jpg', narrowImage: '', mirroredImage: '', images: {}, link: '/product-search' },
  ...{ from: null, until: null },
};
const NEW_BANNER = { body: { kind: 'BANNER' as const, value: BANNER } };

/** A banner that nobody sees yet. */
async function writtenBanner(at: Ordering) {
  const { id, version } = (await at.shop.call(siteItemDeskEndpoints.create, NEW_BANNER, at.desk)).data;
  return { params: { id }, body: { version } };
}

/** One that every shopper sees. */
async function shownBanner(at: Ordering) {
  const banner = await writtenBanner(at);
  await at.shop.call(siteItemDeskEndpoints.publish, banner, at.desk);
  return banner;
}

/** The first words about an order. */
async function firstWords(at: Ordering) {
  return { kind: 'ORDER' as const, id: (await at.order()).id, text: 'Where is it?', photos: [] };
}

export const WORD_CASES: Case[] = [
  caseOf(
    catalogueDeskEndpoints.setKeywords,
    async ({ shop, desk }) => {
      const query = { language: 'en' as const };
      const { keywords: was } = (await shop.call(catalogueDeskEndpoints.getKeywords, { query }, desk)).data;
      return { body: { ...query, was, keywords: [`lamp ${String(randomInt(1e9))}`] } };
    },
    { deeds: 1 },
    'staff',
  ),
  caseOf(
    catalogueDeskEndpoints.setGroups,
    async ({ shop, desk }) => {
      const { groups: was } = (await shop.call(catalogueDeskEndpoints.getGroups, {}, desk)).data;
      return {
        body: { was, groups: [{ id: 'row', title: { en: `Lamps ${String(randomInt(1e9))}` }, keyword: 'lamp' }] },
      };
    },
    { deeds: 1 },
    'staff',
  ),
  caseOf(
    playedDesksDeskEndpoints.set,
    async ({ shop, desk }) => {
      const { byHand: was } = (await shop.call(playedDesksDeskEndpoints.get, {}, desk)).data;
      return { body: { was, byHand: was.length > 0 ? [] : (['bench'] as 'bench'[]) } };
    },
    { deeds: 1 },
    'staff',
  ),
  caseOf(threadEndpoints.write, async (at) => ({ body: await firstWords(at) }), { thread: 1, thread_message: 1 }),
  caseOf(
    threadDeskEndpoints.write,
    async (at) => ({ body: { ...(await firstWords(at)), then: 'WAITING_SHOPPER' as const, version: null } }),
    { thread: 1, thread_message: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    articleDeskEndpoints.publish,
    async (at) => {
      const editor = deskOf(at.shop, at.desk.staffToken);
      const { version } = (await editor.save((await editor.get()).data.version)).data;
      return { params: { type: 'FAQ' as const }, body: { language: 'en' as const, version } };
    },
    { published: 1 },
    'staff',
  ),
  caseOf(
    articleDeskEndpoints.show,
    async (at) => {
      const { items } = (await deskOf(at.shop, at.desk.staffToken).list()).data;
      const wasShown = items.some(({ id, isShown }) => id === 'FAQ' && isShown);
      return { params: { type: 'FAQ' as const }, body: { isShown: !wasShown, wasShown } };
    },
    { published: 1 },
    'staff',
  ),
  caseOf(siteItemDeskEndpoints.create, () => Promise.resolve(NEW_BANNER), { content_edition: 1 }, 'staff'),
  caseOf(siteItemDeskEndpoints.publish, writtenBanner, { site_item: 1, published: 1 }, 'staff'),
  caseOf(siteItemDeskEndpoints.takeDown, shownBanner, { site_item: -1, published: 1 }, 'staff'),
  caseOf(
    siteItemDeskEndpoints.order,
    async (at) => {
      await shownBanner(at);
      await shownBanner(at);
      const query = { kind: 'BANNER' as const };
      const { items } = (await at.shop.call(siteItemDeskEndpoints.list, { query }, at.desk)).data;
      const was = items.filter(({ state }) => state !== 'HIDDEN').map(({ id }) => id);
      return { body: { was, ids: [...was].reverse() } };
    },
    { published: 1 },
    'staff',
  ),
];
