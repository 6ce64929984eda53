import { dashboardDeskEndpoints } from '../../../contract/dashboard.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { getDashboard } from './dashboard.desk.service';

export const dashboardDeskRoutes: Route[] = [
  route(dashboardDeskEndpoints.get, (ctx, { query }) => getDashboard(ctx, query)),
];
