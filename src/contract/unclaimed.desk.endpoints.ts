import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import * as schemas from './unclaimed-desk.schemas';

const unclaimed = { access: 'staff', permission: 'warehouse.unclaimed' } as const;

export const unclaimedDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/parcel-claims',
    ...unclaimed,
    query: schemas.ClaimQueueQuery,
    response: schemas.ClaimQueue,
    summary: 'Claims of goods that are nobody’s, longest waiting first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/parcel-claims/{id}',
    ...unclaimed,
    params: schemas.claimParams,
    response: schemas.DeskClaim,
    summary: 'A claim, what lies under its number, and what of both fits.',
  }),
  answer: endpoint({
    method: 'POST',
    path: '/operator/parcel-claims/{id}/answer',
    ...unclaimed,
    params: schemas.claimParams,
    body: schemas.ClaimAnswerInput,
    response: schemas.DeskClaim,
    idempotency: 'required',
    summary:
      'The goods are given to who claims them, or the claim is refused, and its shopper told; where they are dear a second person is asked.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/parcel-claims/{id}/decide',
    ...unclaimed,
    params: schemas.claimParams,
    body: ApprovalDecision,
    response: schemas.DeskClaim,
    idempotency: 'required',
    summary: 'The second person’s word about dear goods: only then they are given.',
  }),
};
