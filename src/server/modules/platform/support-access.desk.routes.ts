import { supportAccessDeskEndpoints as calls } from '../../../contract/support-access.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { endAccess, grantAccess, listAccess } from './support.service';

export const supportAccessDeskRoutes: Route[] = [
  route(calls.list, (ctx) => listAccess(ctx)),
  route(calls.grant, (ctx, { body }) => grantAccess(ctx, body)),
  route(calls.end, (ctx, { params }) => endAccess(ctx, params.id)),
];
