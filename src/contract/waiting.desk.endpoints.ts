import { endpoint } from './endpoint.schemas';
import { Waiting } from './waiting-desk.schemas';

export const waitingDeskEndpoints = {
  count: endpoint({
    method: 'GET',
    path: '/operator/waiting',
    access: 'staff',
    // of each desk the right that opens it is asked for
    permission: null,
    response: Waiting,
    summary: 'How much waits at each desk that one may open, and that one can do something about.',
  }),
};
