import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import * as schemas from './packing-desk.schemas';

const { DeskTransit, transitDeskParams: params } = schemas;
const pick = { access: 'staff', permission: 'packing.pick' } as const;
const weigh = { access: 'staff', permission: 'packing.weigh' } as const;

export const packingDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/transit-orders',
    ...pick,
    query: schemas.PackingQueueQuery,
    response: schemas.PackingQueue,
    summary: 'A queue of those who pack, longest waiting first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/transit-orders/{id}',
    ...pick,
    params,
    response: DeskTransit,
    summary: 'A shipment as those who pack it see it.',
  }),
  takeNext: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/next',
    ...pick,
    body: z.strictObject({}),
    response: schemas.NextTransit,
    summary: 'Begin to pack what waits longest; null where nothing does. Two who ask get two.',
  }),
  start: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/{id}/start',
    ...pick,
    params,
    response: DeskTransit,
    summary: 'Begin to pack; a 409 carries the shipment as it is now.',
  }),
  stop: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/{id}/stop',
    access: 'staff',
    permission: 'packing.pack',
    params,
    body: schemas.StopInput,
    response: DeskTransit,
    idempotency: 'required',
    summary: 'It cannot be packed as it is wished for; its shopper reads why.',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/{id}/preview',
    ...weigh,
    params,
    body: schemas.PreviewInput,
    response: schemas.PackingPreview,
    summary: 'What these boxes would cost, before they are sealed, and what its shopper was told.',
  }),
  seal: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/{id}/seal',
    ...weigh,
    params,
    body: schemas.SealInput,
    response: DeskTransit,
    idempotency: 'required',
    summary: 'The boxes are sealed and priced: its shopper is asked to pay, or the difference is settled.',
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/{id}/hand-over',
    access: 'staff',
    permission: 'packing.label',
    params,
    body: schemas.HandOverInput,
    response: DeskTransit,
    idempotency: 'required',
    summary: 'The boxes leave, each under the number of a carrier.',
  }),
};
