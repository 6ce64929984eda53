import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SubjectKind } from '../../../contract/thread';
import type { Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { payment } from '../../db/schema/money';
import { parcel } from '../../db/schema/parcel';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';

interface Thing {
  of: PgTable & Record<'tenantId' | 'id' | 'shopperId', PgColumn>;
  no: PgColumn;
}
/** What can be written about, by what it is called. */
const THINGS: Record<Exclude<SubjectKind, 'NONE'>, Thing> = {
  ORDER: { of: purchaseOrder, no: purchaseOrder.orderNo },
  PARCEL: { of: parcel, no: parcel.parcelNo },
  TRANSIT: { of: transitOrder, no: transitOrder.orderNo },
  PAYMENT: { of: payment, no: payment.paymentNo },
};

export interface FoundSubject {
  shopperId: string;
  /** Empty where it is about none. */
  reference: string;
}

/** Whose a thing is, and what it is called; undefined where it is nobody's, or not there. */
export async function findSubject(
  tx: Tx,
  tenantId: string,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<FoundSubject | undefined> {
  if (kind === 'NONE') {
    const [row] = await tx
      .select({ shopperId: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), eq(shopper.id, id)));
    return row && { ...row, reference: '' };
  }
  const { of, no } = THINGS[kind];
  const [row] = await tx
    .select({ shopperId: of.shopperId, reference: no })
    .from(of)
    .where(and(eq(of.tenantId, tenantId), eq(of.id, id)));
  return row?.shopperId ? (row as FoundSubject) : undefined;
}
