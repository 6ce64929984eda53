import type { TenantRecord } from '../../kernel/tenant-record';

/** Up to what one person gives goods of nobody's away; undefined where the shop sets nothing. */
export const claimLimitOf = ({ staffLimits }: Pick<TenantRecord, 'staffLimits'>): number | undefined =>
  staffLimits?.alone?.claim;

/** No less than they were announced at is said of them. */
export const worthOf = (said: number | undefined, declared: number | null): number | undefined =>
  said === undefined ? (declared ?? undefined) : Math.max(said, declared ?? 0);
