import { endpoint } from './endpoint.schemas';
import * as schemas from './way-desk.schemas';

const { wayParams: params, DeskShipment } = schemas;
const declare = { access: 'staff', permission: 'packing.declare' } as const;

export const wayDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/shipments',
    ...declare,
    query: schemas.WayQueueQuery,
    response: schemas.WayQueue,
    summary: 'What has left and wants somebody, longest waiting first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/shipments/{id}',
    ...declare,
    params,
    response: DeskShipment,
    summary: 'A shipment that has left: where each box is, what went wrong, what is claimed.',
  }),
  say: endpoint({
    method: 'POST',
    path: '/operator/shipments/{id}/news',
    ...declare,
    params,
    body: schemas.SaidInput,
    response: DeskShipment,
    idempotency: 'required',
    summary: 'What somebody has heard of its boxes, as if their carrier had said it.',
  }),
  handOut: endpoint({
    method: 'POST',
    path: '/operator/shipments/{id}/hand-out',
    ...declare,
    params,
    body: schemas.HandOutInput,
    response: DeskShipment,
    idempotency: 'required',
    summary: 'It was fetched: against its code, or without it for a reason.',
  }),
  renumber: endpoint({
    method: 'POST',
    path: '/operator/shipments/{id}/number',
    ...declare,
    params,
    body: schemas.RenumberInput,
    response: DeskShipment,
    summary: 'Under which number a box goes: it is asked for by that from now on.',
  }),
  lose: endpoint({
    method: 'POST',
    path: '/operator/shipments/{id}/lose',
    ...declare,
    params,
    body: schemas.AsideInput,
    response: DeskShipment,
    idempotency: 'required',
    summary: 'It does not arrive any more; its shopper is asked whether what is owed is claimed.',
  }),
  seize: endpoint({
    method: 'POST',
    path: '/operator/shipments/{id}/seize',
    ...declare,
    params,
    body: schemas.AsideInput,
    response: DeskShipment,
    idempotency: 'required',
    summary: 'Customs have taken it; its shopper has a fortnight to send papers.',
  }),
  restock: endpoint({
    method: 'POST',
    path: '/operator/shipments/{id}/restock',
    ...declare,
    params,
    body: schemas.RestockInput,
    response: DeskShipment,
    idempotency: 'required',
    summary: 'What came back lies in store again; its shopper is told.',
  }),
};
