import { Withdrawal } from './dated-terms.schemas';
import { endpoint } from './endpoint.schemas';
import * as schemas from './service-desk.schemas';

const editing = { access: 'staff', permission: 'settings.edit' } as const;

export const serviceDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/settings/services',
    access: 'staff',
    permission: 'settings.read',
    response: schemas.ServiceList,
    summary: 'What is done with goods for money, in the shop’s own order, with its prices by their days.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/operator/settings/services',
    ...editing,
    body: schemas.NewService,
    response: schemas.ServiceRecord,
    summary: 'A new service with its first price; a 409 carries the one that has the code.',
  }),
  setHead: endpoint({
    method: 'PUT',
    path: '/operator/settings/services/{code}',
    ...editing,
    params: schemas.ServiceParams,
    body: schemas.ServiceHeadInput,
    response: schemas.ServiceRecord,
    summary: 'What it is called, and whether it is offered; a 409 carries it as it is now.',
  }),
  publish: endpoint({
    method: 'POST',
    path: '/operator/settings/services/{code}/prices',
    ...editing,
    params: schemas.ServiceParams,
    body: schemas.ServicePublication,
    response: schemas.ServiceRecord,
    summary: 'Another price from a day on; a 409 carries the service as it is now.',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/operator/settings/services/{code}/prices/{id}/withdraw',
    ...editing,
    params: schemas.ServicePriceParams,
    body: Withdrawal,
    response: schemas.ServiceRecord,
    summary: 'Takes back a price that has not begun; a 409 carries the service as it is now.',
  }),
};
