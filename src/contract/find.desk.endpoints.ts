import { endpoint } from './endpoint.schemas';
import { FindQuery, Found } from './find-desk.schemas';

export const findDeskEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/operator/find',
    access: 'staff',
    // of each kind of record the right that opens it is asked for
    permission: null,
    query: FindQuery,
    response: Found,
    summary: 'Records that one may open, by any number that they go by.',
  }),
};
