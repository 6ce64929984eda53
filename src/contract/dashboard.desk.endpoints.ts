import { Dashboard, DashboardQuery } from './dashboard.schemas';
import { endpoint } from './endpoint.schemas';

export const dashboardDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/dashboard',
    access: 'staff',
    permission: null,
    query: DashboardQuery,
    response: Dashboard,
    summary:
      'What waits for this person, and how the shop did these days against as many before, as far as they may see.',
  }),
};
