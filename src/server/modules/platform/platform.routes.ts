import { platformEndpoints as calls } from '../../../contract/platform.endpoints';
import { route, type Route } from '../../kernel/route';
import { end, resume, setQuota, suspend } from './change-shop.service';
import { create } from './create-shop.service';
import { getHealth, listDeeds } from './health.service';
import { listNotices, takeBack, tell } from './notice.service';
import { confirmFactor, getSelf, logIn, startFactor } from './platform-login.service';
import { logOut } from './platform-session.service';
import { exportShop, getShop, listShops } from './shops.service';
import { look } from './support.service';

export const platformRoutes: Route[] = [
  route(calls.logIn, (ctx, { body }) => logIn(ctx, body)),
  route(calls.logOut, (ctx) => logOut(ctx)),
  route(calls.getSelf, (ctx) => getSelf(ctx)),
  route(calls.startFactor, (ctx, { body }) => startFactor(ctx, body)),
  route(calls.confirmFactor, (ctx, { body }) => confirmFactor(ctx, body)),
  route(calls.listShops, (ctx, { query }) => listShops(ctx, query)),
  route(calls.createShop, (ctx, { body }) => create(ctx, body)),
  route(calls.getShop, (ctx, { params }) => getShop(ctx, params.id)),
  route(calls.suspend, (ctx, { params, body }) => suspend(ctx, params.id, body)),
  route(calls.resume, (ctx, { params, body }) => resume(ctx, params.id, body)),
  route(calls.end, (ctx, { params, body }) => end(ctx, params.id, body)),
  route(calls.setQuota, (ctx, { params, body }) => setQuota(ctx, params.id, body)),
  route(calls.exportShop, (ctx, { params }) => exportShop(ctx, params.id)),
  route(calls.look, (ctx, { params }) => look(ctx, params.id)),
  route(calls.listNotices, (ctx) => listNotices(ctx)),
  route(calls.tell, (ctx, { body }) => tell(ctx, body)),
  route(calls.takeBack, (ctx, { params }) => takeBack(ctx, params.id)),
  route(calls.getHealth, (ctx) => getHealth(ctx)),
  route(calls.listDeeds, (ctx) => listDeeds(ctx)),
];
