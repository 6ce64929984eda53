import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { PageQuery, pageOf } from './fields.schemas';
import { ParcelClaim, ParcelClaimInput, UnclaimedNumber, UnclaimedQuery } from './unclaimed.schemas';

export const unclaimedEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/front/purchase-parcels/unclaimed',
    access: 'user',
    toLookers: null,
    query: UnclaimedQuery,
    response: UnclaimedNumber,
    summary:
      'What the shopper has under a whole number already. Whether goods of nobody’s lie under it is not said: that is for who shows that they are theirs.',
  }),
  claim: endpoint({
    method: 'POST',
    path: '/front/purchase-parcels/claims',
    access: 'user',
    body: ParcelClaimInput,
    response: ParcelClaim,
    idempotency: 'required',
    summary: 'Claim goods that have come without a name, and show that they are yours.',
  }),
  listClaims: endpoint({
    method: 'GET',
    path: '/front/purchase-parcels/claims',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(ParcelClaim),
    summary: 'What the shopper has claimed, newest first.',
  }),
};
