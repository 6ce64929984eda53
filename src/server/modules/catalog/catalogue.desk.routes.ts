import { catalogueDeskEndpoints as calls } from '../../../contract/catalogue.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { fillGroup } from './search.service';
import * as catalogue from './catalogue.desk.service';

export const catalogueDeskRoutes: Route[] = [
  route(calls.getKeywords, (ctx, { query }) => catalogue.getHotKeywords(ctx, query.language)),
  route(calls.setKeywords, (ctx, { body }) => catalogue.setHotKeywords(ctx, body)),
  route(calls.getGroups, (ctx) => catalogue.getGroups(ctx)),
  route(calls.setGroups, (ctx, { body }) => catalogue.setGroups(ctx, body)),
  route(calls.previewGroup, async (ctx, { query }) => ({ products: await fillGroup(ctx, query) })),
  route(calls.listWords, (ctx, { query }) => catalogue.listSearchWords(ctx, query.language, query.nothing === '1')),
];
