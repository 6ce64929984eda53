import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id, queryInt } from './fields.schemas';
import { SITE_ITEM_KINDS } from './site-item-desk.enums';
import * as schemas from './site-item-desk.schemas';

const params = z.object({ id: Id });
const { DeskSiteItem: response } = schemas;
const EDIT = { access: 'staff', permission: 'content.edit' } as const;
const PUBLISH = { access: 'staff', permission: 'content.publish', idempotency: 'required' } as const;

export const siteItemDeskEndpoints = {
  list: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/site-items',
    query: z.strictObject({ kind: z.enum(SITE_ITEM_KINDS) }),
    response: schemas.SiteItemList,
    summary: 'Banners, announcements or campaigns, with those that nobody sees.',
  }),
  get: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/site-items/{id}',
    params,
    response,
    summary: 'One of them: what is written, what is shown, and every edition of it.',
  }),
  getEdition: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/site-items/{id}/editions/{number}',
    params: z.object({ id: Id, number: queryInt(1, 2_147_483_646) }),
    response: schemas.SiteItemEdition,
    summary: 'One edition as it was written.',
  }),
  preview: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/site-items/{id}/preview',
    params,
    response: schemas.SiteItemPreview,
    summary: 'The newest edition as a shopper would see it in the language asked for.',
  }),
  findings: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/site-items/{id}/findings',
    params,
    response: schemas.SiteItemFindings,
    summary: 'What stands in the way of publishing the newest edition, and what has to be meant so.',
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/operator/site-items',
    body: schemas.SiteItemCreate,
    response,
    idempotency: 'required',
    summary: 'Begin a banner, an announcement or a campaign, which no shopper sees.',
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/operator/site-items/{id}/draft',
    params,
    body: schemas.SiteItemDraft,
    response,
    summary: 'Write an edition, which no shopper sees. A 409 carries the item as it is now.',
  }),
  publish: endpoint({
    ...PUBLISH,
    method: 'POST',
    path: '/operator/site-items/{id}/publish',
    params,
    body: schemas.SiteItemPublish,
    response,
    summary: 'Show the newest edition in its time. A 422 carries what was found in it.',
  }),
  takeDown: endpoint({
    ...PUBLISH,
    method: 'POST',
    path: '/operator/site-items/{id}/take-down',
    params,
    body: schemas.SiteItemVersion,
    response,
    summary: 'Show it to nobody any more; its editions stay.',
  }),
  order: endpoint({
    ...PUBLISH,
    method: 'PUT',
    path: '/operator/banner-order',
    body: schemas.BannerOrder,
    response: schemas.SiteItemList,
    summary: 'In which order shoppers see the banners that are shown. A 409 carries the list as it is now.',
  }),
};
