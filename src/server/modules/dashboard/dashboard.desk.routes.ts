import { dashboardDeskEndpoints } from '../../../contract/dashboard.desk.endpoints';
import { waitingDeskEndpoints } from '../../../contract/waiting.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { getDashboard } from './dashboard.desk.service';
import { countWaiting } from './waiting.desk.service';

export const dashboardDeskRoutes: Route[] = [
  route(dashboardDeskEndpoints.get, (ctx, { query }) => getDashboard(ctx, query)),
  route(waitingDeskEndpoints.count, countWaiting),
];
