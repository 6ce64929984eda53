import { endpoint } from './endpoint.schemas';
import * as schemas from './view-desk.schemas';

// everybody has views of their own; to change one of all needs `views.share`, which its service asks for
const own = { access: 'staff', permission: null } as const;
const params = schemas.viewParams;

/** A 409 of any of these carries the view as it is now. */
export const viewDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/views',
    ...own,
    query: schemas.ViewsQuery,
    response: schemas.StaffViews,
    summary: 'The views of one list: those of all, then one’s own, each in their order.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/operator/views',
    ...own,
    body: schemas.ViewInput,
    response: schemas.StaffView,
    summary: 'Keep a view of a list, for oneself or, with `views.share`, for all.',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/operator/views/{id}',
    ...own,
    params,
    body: schemas.ViewChange,
    response: schemas.StaffView,
    summary: 'Give a view this name and content.',
  }),
  move: endpoint({
    method: 'POST',
    path: '/operator/views/{id}/move',
    ...own,
    params,
    body: schemas.ViewMove,
    response: schemas.StaffViews,
    summary: 'Put a view at this place among those that stand beside it.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/operator/views/{id}',
    ...own,
    params,
    query: schemas.ViewRemoval,
    response: schemas.StaffViews,
    summary: 'Remove a view.',
  }),
};
