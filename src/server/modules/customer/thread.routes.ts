import { threadEndpoints } from '../../../contract/thread.endpoints';
import { route, type Route } from '../../kernel/route';
import { findThreadAbout, getThread, listThreads, readThread, writeToShop } from './thread.service';

export const threadRoutes: Route[] = [
  route(threadEndpoints.list, (ctx, { query }) => listThreads(ctx, query)),
  route(threadEndpoints.about, (ctx, { query }) => findThreadAbout(ctx, query)),
  route(threadEndpoints.get, (ctx, { params }) => getThread(ctx, params.id)),
  route(threadEndpoints.write, (ctx, { body }) => writeToShop(ctx, body)),
  route(threadEndpoints.read, (ctx, { params }) => readThread(ctx, params.id), { isCheckedLate: true }),
];
