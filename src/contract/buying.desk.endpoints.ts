import * as z from 'zod/mini';
import { ApprovalDecision } from './approval.schemas';
import * as schemas from './buying-desk.schemas';
import { endpoint } from './endpoint.schemas';
import { Listings } from './listings.schemas';

const { BuyingQueueQuery, BuyingQueue, DeskPurchase, purchaseParams: params } = schemas;
const read = { access: 'staff', permission: 'purchase.read' } as const;
const claim = { access: 'staff', permission: 'purchase.claim' } as const;
const place = { access: 'staff', permission: 'purchase.place' } as const;

export const buyingDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/purchase-orders',
    ...read,
    query: BuyingQueueQuery,
    response: BuyingQueue,
    summary: 'A queue of those who buy, longest waiting first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/purchase-orders/{id}',
    ...read,
    params,
    response: DeskPurchase,
    summary: 'An order that is paid, with all that has happened to it.',
  }),
  listings: endpoint({
    method: 'GET',
    path: '/operator/purchase-orders/{id}/listings',
    ...read,
    params,
    response: Listings,
    summary: 'What is to be bought of an order, as its seller shows it today.',
  }),
  takeNext: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/next',
    ...claim,
    body: z.strictObject({}),
    response: schemas.NextPurchase,
    summary: 'Take what waits longest and nobody is on; null where there is nothing.',
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/bulk',
    ...claim,
    body: schemas.BuyingBulkInput,
    response: schemas.BuyingBulk,
    summary: 'Take or leave many; it answers for each. All that match are refused where there are others by then.',
  }),
  claim: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/claim',
    ...claim,
    params,
    body: schemas.ClaimInput,
    response: DeskPurchase,
    summary: 'Take an order for half an hour, or longer where it is taken already; from another only where asked.',
  }),
  release: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/release',
    ...claim,
    params,
    response: DeskPurchase,
    summary: 'Leave an order to others.',
  }),
  place: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/place',
    ...place,
    params,
    body: schemas.PlaceInput,
    response: DeskPurchase,
    idempotency: 'required',
    summary:
      'It is bought by hand; or its shopper is asked, where its seller asks for more. A 409 carries the order as it is now.',
  }),
  decideSaved: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/saved/decide',
    access: 'staff',
    permission: 'money.refund',
    params,
    body: ApprovalDecision,
    response: DeskPurchase,
    idempotency: 'required',
    summary: 'The second person’s word about what goes back of it; allowed, it is bought as it was typed.',
  }),
  reportGone: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/out-of-stock',
    access: 'staff',
    permission: 'purchase.refund',
    params,
    body: schemas.GoneInput,
    response: DeskPurchase,
    idempotency: 'required',
    summary: 'Its seller has one thing no more: its money goes back. A 409 carries the order as it is now.',
  }),
  send: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/tracking',
    ...place,
    params,
    body: schemas.SendInput,
    response: DeskPurchase,
    idempotency: 'required',
    summary: 'Its seller has sent it, in parcels under numbers by which the warehouse will know them.',
  }),
  offer: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/substitute',
    access: 'staff',
    permission: 'purchase.substitute',
    params,
    body: schemas.SubstituteInput,
    response: DeskPurchase,
    idempotency: 'required',
    summary:
      'Its shopper is asked whether another thing will do; without an answer its money goes back. A 409 carries the order as it is now.',
  }),
  wait: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/wait',
    access: 'staff',
    permission: 'purchase.substitute',
    params,
    body: schemas.WaitInput,
    response: DeskPurchase,
    idempotency: 'required',
    summary: 'Its seller has it later: until that day nobody has to buy it, and its shopper is told.',
  }),
  buyByCall: endpoint({
    method: 'POST',
    path: '/operator/purchase-orders/{id}/buy-by-call',
    ...place,
    params,
    response: schemas.ByCall,
    summary: 'Order it by the account that the shop has for its marketplace.',
  }),
};
