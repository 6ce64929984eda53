import { endpoint } from './endpoint.schemas';
import { Overview } from './overview.schemas';

export const overviewEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/front/overview',
    access: 'user',
    response: Overview,
    summary: 'What waits for the shopper, what arrives next, how many orders and parcels stand where, the balance.',
  }),
};
