import { endpoint } from './endpoint.schemas';
import * as schemas from './shelf-count.schemas';

const count = { access: 'staff', permission: 'warehouse.count' } as const;
const { countParams: params, DeskCount: response } = schemas;

export const shelfCountDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/shelf-counts',
    ...count,
    query: schemas.CountQueueQuery,
    response: schemas.CountQueue,
    summary: 'Counts of shelves in one state, oldest first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/shelf-counts/{id}',
    ...count,
    params,
    response,
    summary: 'One count with what differs.',
  }),
  close: endpoint({
    method: 'POST',
    path: '/operator/shelf-counts/{id}/close',
    ...count,
    params,
    body: schemas.CountClosing,
    response,
    summary: 'A second person writes down what was seen, or discards it. A 409 carries the count as it is now.',
  }),
};
