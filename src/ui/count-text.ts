import { LIMITS } from '../contract/limits';

/** What a badge shows: what waits is counted so far and no further. */
export const countText = (count: number | undefined): string | undefined =>
  count !== undefined && count >= LIMITS.deskCount ? `${LIMITS.deskCount - 1}+` : count?.toString();
