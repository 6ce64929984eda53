import { dashboardDeskEndpoints } from '../../../contract/dashboard.desk.endpoints';
import { nextDueDeskEndpoints } from '../../../contract/next-due.desk.endpoints';
import { waitingDeskEndpoints } from '../../../contract/waiting.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { getDashboard } from './dashboard.desk.service';
import { nextDue } from './next-due.desk.service';
import { countWaiting } from './waiting.desk.service';

export const dashboardDeskRoutes: Route[] = [
  route(dashboardDeskEndpoints.get, (ctx, { query }) => getDashboard(ctx, query)),
  route(waitingDeskEndpoints.count, countWaiting),
  route(nextDueDeskEndpoints.get, (ctx, { query }) => nextDue(ctx, query.queue)),
];
