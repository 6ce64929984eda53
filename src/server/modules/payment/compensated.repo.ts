import { and, eq, sql } from 'drizzle-orm';
import type { CompensationAbout } from '../../../contract/compensation-desk';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { parcel } from '../../db/schema/parcel';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';

const THINGS = [
  { kind: 'PURCHASE', of: purchaseOrder, no: purchaseOrder.orderNo },
  { kind: 'TRANSIT', of: transitOrder, no: transitOrder.orderNo },
  { kind: 'PARCEL', of: parcel, no: parcel.parcelNo },
] as const;

export interface Compensated {
  kind: CompensationAbout['about']['kind'];
  id: string;
  no: string;
  shopperId: string;
  shopperName: string;
  shopperEmail: string;
}

/** Whose an order, a shipment or a parcel is: a number is unique within the shop, and of one of them. */
export async function findCompensated(
  tx: Tx,
  { tenantId }: Pick<StaffScope, 'tenantId'>,
  number: string,
): Promise<Compensated | undefined> {
  const things = THINGS.map(
    ({ kind, of, no }) =>
      sql`select ${kind}::text as kind, ${of.id} as id, ${no} as no, ${of.shopperId} as shopper_id from ${of} where ${of.tenantId} = ${tenantId} and ${no} = ${number}`,
  );
  const [row] = await tx
    .select({
      kind: sql<Compensated['kind']>`found.kind`,
      id: sql<string>`found.id`,
      no: sql<string>`found.no`,
      shopperId: shopper.id,
      shopperName: shopper.name,
      shopperEmail: shopper.email,
    })
    .from(sql`(${sql.join(things, sql` union all `)}) found`)
    .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, sql`found.shopper_id`)))
    .limit(1);
  return row;
}
