import { sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { compensation } from '../../db/schema/compensation';
import { deposit } from '../../db/schema/money';
import { parcel } from '../../db/schema/parcel';
import { refund } from '../../db/schema/refund';
import { purchaseOrder } from '../../db/schema/shopping';
import { audit, staff } from '../../db/schema/staff';
import { transitOrder } from '../../db/schema/transit';
import { transitBatch } from '../../db/schema/transit-batch';
import { withdrawal } from '../../db/schema/withdrawal';

interface Numbered {
  kind: string;
  thing: PgTable & Record<'tenantId' | 'id', Column>;
  no: Column;
}

/** One thing, as the audit names it. */
export interface Subject {
  kind: string;
  id: string;
}

/** What goes by a number of its own, as the audit calls its kind. */
const NUMBERED: readonly Numbered[] = [
  { kind: 'PURCHASE_ORDER', thing: purchaseOrder, no: purchaseOrder.orderNo },
  { kind: 'TRANSIT_ORDER', thing: transitOrder, no: transitOrder.orderNo },
  { kind: 'PARCEL', thing: parcel, no: parcel.parcelNo },
  { kind: 'DEPOSIT', thing: deposit, no: deposit.depositNo },
  { kind: 'WITHDRAWAL', thing: withdrawal, no: withdrawal.withdrawalNo },
  { kind: 'REFUND', thing: refund, no: refund.refundNo },
  { kind: 'COMPENSATION', thing: compensation, no: compensation.compensationNo },
  { kind: 'BATCH', thing: transitBatch, no: transitBatch.batchNo },
];
const NAMED: readonly Numbered[] = [...NUMBERED, { kind: 'STAFF', thing: staff, no: staff.name }];

const SPACE = sql.raw(' ');
const ALL = sql.raw(' union all ');

/** The number or name that people know the thing of a line by; null where it has none. */
export const subjectNo = sql<string | null>`case ${audit.subjectKind} ${sql.join(
  NAMED.map(
    ({ kind, thing, no }) =>
      sql`when ${kind} then (select ${no} from ${thing} where ${thing.tenantId} = ${audit.tenantId} and ${thing.id} = ${audit.subjectId})`,
  ),
  SPACE,
)} end`;

/**
 * What the shopper is called whom a deed names beside its thing, as to whom goods were given: asked for when it is read, as
 * the audit never changes and a name in it would outlive their erasure. Null where it names none.
 */
export const shopperName = sql<
  string | null
>`(select ${shopper.name} from ${shopper} where ${shopper.tenantId} = ${audit.tenantId} and ${shopper.id} = ${audit.after} ->> 'shopperId')`;

/** What of a shop goes by this number: one thing, or two where people may number them. */
export async function subjectsByNo(tx: Tx, tenantId: string, no: string): Promise<Subject[]> {
  const each = NUMBERED.map(
    (one) => sql`select ${one.kind}::text kind, ${one.thing.id} id from ${one.thing} where ${one.thing.tenantId} = ${tenantId} and ${one.no} = ${no}`, // prettier-ignore
  );
  const found = await tx.execute(sql.join(each, ALL));
  return (found as unknown as { rows: Subject[] }).rows;
}
