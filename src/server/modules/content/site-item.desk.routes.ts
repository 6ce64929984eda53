import { siteItemDeskEndpoints as calls } from '../../../contract/site-item.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as publish from './publish-site-item.service';
import * as item from './site-item.desk.service';
import { getSiteItem, listSiteItems } from './site-item-view.service';

export const siteItemDeskRoutes: Route[] = [
  route(calls.list, (ctx, { query }) => listSiteItems(ctx, query.kind)),
  route(calls.get, (ctx, { params }) => getSiteItem(ctx, params.id)),
  route(calls.getEdition, (ctx, { params }) => item.getItemEdition(ctx, params.id, params.number)),
  route(calls.preview, (ctx, { params }) => item.previewSiteItem(ctx, params.id)),
  route(calls.findings, (ctx, { params }) => item.findItemFindings(ctx, params.id)),
  route(calls.create, (ctx, { body }) => item.createSiteItem(ctx, body)),
  route(calls.save, (ctx, { params, body }) => item.saveItemDraft(ctx, params.id, body)),
  route(calls.publish, (ctx, { params, body }) => publish.publishSiteItem(ctx, params.id, body)),
  route(calls.takeDown, (ctx, { params, body }) => publish.takeDownSiteItem(ctx, params.id, body.version)),
  route(calls.order, (ctx, { body }) => publish.orderBanners(ctx, body)),
];
