import { unclaimedDeskEndpoints } from '../../../contract/unclaimed.desk.endpoints';
import { warehouseDeskEndpoints } from '../../../contract/warehouse.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as claims from './claims.desk.service';
import { scan } from './scan.desk.service';

export const warehouseDeskRoutes: Route[] = [
  route(warehouseDeskEndpoints.scan, (ctx, { body }) => scan(ctx, body)),
  route(unclaimedDeskEndpoints.list, (ctx, { query }) => claims.listClaimsOfShop(ctx, query)),
  route(unclaimedDeskEndpoints.get, (ctx, { params }) => claims.getClaimOfShop(ctx, params.id)),
  route(unclaimedDeskEndpoints.answer, (ctx, { params, body }) => claims.answerAtDesk(ctx, params.id, body)),
];
