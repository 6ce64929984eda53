import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { ParcelDoubt } from '../../../contract/parcel-desk';
import type { StaffScope, Tx } from '../../db/database';
import { parcel, parcelNumber } from '../../db/schema/parcel';

const HOUR_MS = 3_600_000;

/** Its courier is followed, and has said nothing of it for so long. */
export const isQuiet = (now: Date) => {
  const before = new Date(now.getTime() - LIMITS.quietHours * HOUR_MS).toISOString();
  return sql`(${parcel.source} = 'PURCHASE' and ${parcel.followedBy} <> '' and coalesce(${parcel.courierAt}, ${parcel.createdAt}) <= ${before}::timestamptz)`;
};

/** Something else has come under its number before: a seller who has sent nothing gives an old one. */
export const isUsedBefore = sql`exists (
  select 1 from ${parcelNumber} own
    join ${parcelNumber} other on other.tenant_id = own.tenant_id and other.number = own.number and other.parcel_id <> own.parcel_id
    join ${parcel} came on came.tenant_id = other.tenant_id and came.id = other.parcel_id
  where own.tenant_id = ${parcel.tenantId} and own.parcel_id = ${parcel.id}
    and came.created_at < ${parcel.createdAt} and came.status not in ('FORECAST', 'EXPIRED'))`;

/** Why a number that a seller gave may be none of theirs; nothing of what has come. */
export async function doubtsOf(
  tx: Tx,
  { tenantId }: Pick<StaffScope, 'tenantId'>,
  id: string,
  now: Date,
): Promise<ParcelDoubt[]> {
  const [row] = await tx
    .select({ quiet: sql<boolean>`${isQuiet(now)}`, used: sql<boolean>`${isUsedBefore}` })
    .from(parcel)
    .where(and(eq(parcel.tenantId, tenantId), eq(parcel.id, id), eq(parcel.status, 'FORECAST')));
  return [...(row?.quiet ? (['QUIET'] as const) : []), ...(row?.used ? (['USED_BEFORE'] as const) : [])];
}
