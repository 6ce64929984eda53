import { apiKeyDeskEndpoints as calls } from '../../../contract/api-key.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as keys from './api-key.service';

export const apiKeyDeskRoutes: Route[] = [
  route(calls.list, (ctx) => keys.listKeys(ctx)),
  route(calls.create, (ctx, { body }) => keys.createKey(ctx, body)),
  route(calls.revoke, (ctx, { params }) => keys.revokeKey(ctx, params.id)),
];
