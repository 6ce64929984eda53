import { webhookDeskEndpoints as calls } from '../../../contract/webhook.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as webhooks from './webhook.desk.service';
import * as sent from './webhook-log.desk.service';

export const webhookDeskRoutes: Route[] = [
  route(calls.list, (ctx) => webhooks.listWebhooks(ctx)),
  route(calls.create, (ctx, { body }) => webhooks.createWebhook(ctx, body)),
  route(calls.change, (ctx, { params, body }) => webhooks.changeWebhook(ctx, params.id, body)),
  route(calls.rotate, (ctx, { params, body }) => webhooks.rotateSecret(ctx, params.id, body.version)),
  route(calls.remove, (ctx, { params, query }) => webhooks.removeWebhook(ctx, params.id, query.version)),
  route(calls.ping, (ctx, { params }) => sent.pingWebhook(ctx, params.id)),
  route(calls.deliveries, (ctx, { params, query }) => sent.listDeliveries(ctx, params.id, query.after)),
  route(calls.again, (ctx, { params }) => sent.sendAgain(ctx, params.id)),
];
