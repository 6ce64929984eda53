import { wayDeskEndpoints as calls } from '../../../contract/way.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { handOutAtDesk } from './hand-out.desk.service';
import { getShipment, listShipments } from './way-desk.service';
import * as steps from './way-steps.desk.service';

export const wayDeskRoutes: Route[] = [
  route(calls.list, (ctx, { query }) => listShipments(ctx, query)),
  route(calls.get, (ctx, { params }) => getShipment(ctx, params.id)),
  route(calls.say, (ctx, { params, body }) => steps.sayAtDesk(ctx, params.id, body)),
  route(calls.handOut, (ctx, { params, body }) => handOutAtDesk(ctx, params.id, body)),
  route(calls.renumber, (ctx, { params, body }) => steps.renumberAtDesk(ctx, params.id, body)),
  route(calls.lose, (ctx, { params, body }) => steps.loseAtDesk(ctx, params.id, body)),
  route(calls.seize, (ctx, { params, body }) => steps.seizeAtDesk(ctx, params.id, body)),
  route(calls.restock, (ctx, { params, body }) => steps.restockAtDesk(ctx, params.id, body.version)),
];
