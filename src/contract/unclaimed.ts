import type * as z from 'zod/mini';
import type { unclaimedEndpoints } from './unclaimed.endpoints';
import type * as schemas from './unclaimed.schemas';

export type UnclaimedNumber = z.infer<typeof schemas.UnclaimedNumber>;
export type ParcelClaim = z.infer<typeof schemas.ParcelClaim>;
export type ParcelClaimInput = z.infer<typeof schemas.ParcelClaimInput>;
export type ClaimPage = z.infer<(typeof unclaimedEndpoints)['listClaims']['response']>;
