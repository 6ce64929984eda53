import { ownProductDeskEndpoints } from '../../../contract/own-product.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as own from './own-product.desk.service';

export const ownProductRoutes: Route[] = [
  route(ownProductDeskEndpoints.list, (ctx, { query }) => own.listOwn(ctx, query)),
  route(ownProductDeskEndpoints.get, (ctx, { params }) => own.getOwn(ctx, params.id)),
  route(ownProductDeskEndpoints.create, (ctx, { body }) => own.createOwn(ctx, body)),
  route(ownProductDeskEndpoints.change, (ctx, { params, body }) => own.changeOwn(ctx, params.id, body)),
];
