import { inArray, sql, and, eq, type SQL } from 'drizzle-orm';
import type { FindKind } from '../../../contract/find-desk';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { payment } from '../../db/schema/money';
import { parcel, parcelNumber } from '../../db/schema/parcel';
import { sellerOrder } from '../../db/schema/seller-order';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitBox, transitOrder } from '../../db/schema/transit';
import { NUMBERED } from './numbered.repo';

export interface FoundRow {
  kind: FindKind;
  id: string;
  name: string;
  by: string;
}

/** Of a payment: what it pays for. Its own number is one of those of the thing. */
const PAID_FOR = [
  { kinds: ['PURCHASE', 'PURCHASE_TOPUP'], kind: 'PURCHASE' },
  { kinds: ['TRANSIT', 'TRANSIT_TOPUP'], kind: 'SHIPMENT' },
  { kinds: ['DEPOSIT'], kind: 'DEPOSIT' },
] as const;

/** Whatever goes by a number, of these kinds: a look into an index for each way to be called. */
export const findRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const row = (kind: FindKind, id: unknown, name: unknown, by: unknown): SQL =>
    sql`select ${kind}::text as kind, ${id} as id, ${name} as name, ${by}::text as by`;
  const numbered = (number: string) =>
    NUMBERED.map(({ kind, of, id, no }) => ({
      kind: kind as FindKind,
      ask: sql`${row(kind, id, no, '')} from ${of} where ${of.tenantId} = ${tenantId} and ${no} = ${number}`,
    }));
  // of another warehouse than theirs is none
  const isThere = sql`and exists (select from ${transitOrder} where ${transitOrder.tenantId} = ${tenantId} and ${transitOrder.id} = ${payment.targetId})`;
  const paid = (number: string) =>
    PAID_FOR.map(({ kinds, kind }) => ({
      kind: kind as FindKind,
      ask: sql`${row(kind, payment.targetId, payment.targetNo, payment.paymentNo)} from ${payment}
        where ${payment.tenantId} = ${tenantId} and ${payment.paymentNo} = ${number} and ${inArray(payment.kind, [...kinds])}
        ${kind === 'SHIPMENT' ? isThere : sql``}`,
    }));
  const couriers = (number: string) => [
    {
      kind: 'PARCEL' as FindKind,
      ask: sql`${row('PARCEL', parcel.id, parcel.parcelNo, parcelNumber.number)} from ${parcelNumber}
        join ${parcel} on ${parcel.tenantId} = ${parcelNumber.tenantId} and ${parcel.id} = ${parcelNumber.parcelId}
        where ${parcelNumber.tenantId} = ${tenantId} and ${parcelNumber.number} = ${number}`,
    },
    {
      kind: 'SHIPMENT' as FindKind,
      ask: sql`${row('SHIPMENT', transitOrder.id, transitOrder.orderNo, transitBox.trackingNo)} from ${transitBox}
        join ${transitOrder} on ${transitOrder.tenantId} = ${transitBox.tenantId} and ${transitOrder.id} = ${transitBox.transitOrderId}
        where ${transitBox.tenantId} = ${tenantId} and ${transitBox.trackingNo} = ${number}`,
    },
    {
      kind: 'SHIPMENT' as FindKind,
      // as the index of those that are said has it
      ask: sql`${row('SHIPMENT', transitOrder.id, transitOrder.orderNo, transitBox.localTrackingNo)} from ${transitBox}
        join ${transitOrder} on ${transitOrder.tenantId} = ${transitBox.tenantId} and ${transitOrder.id} = ${transitBox.transitOrderId}
        where ${transitBox.tenantId} = ${tenantId} and ${transitBox.localTrackingNo} = ${number} and ${transitBox.localTrackingNo} <> ''`,
    },
  ];
  const atSellers = (number: string) => ({
    kind: 'PURCHASE' as FindKind,
    ask: sql`${row('PURCHASE', purchaseOrder.id, purchaseOrder.orderNo, number)} from ${sellerOrder}
      join ${purchaseOrder} on ${purchaseOrder.tenantId} = ${sellerOrder.tenantId} and ${purchaseOrder.id} = ${sellerOrder.orderId}
      where ${sellerOrder.tenantId} = ${tenantId} and ${sellerOrder.numbers} @> ${JSON.stringify([number])}::jsonb`,
  });
  return {
    /** @param numbers the ways in which it may be written: ours, a courier’s, a marketplace’s */
    async byNumber(
      kinds: readonly FindKind[],
      numbers: { ours: string; couriers: string; theirs: string },
      most: number,
    ) {
      const { ours } = numbers;
      const ways = [...numbered(ours), ...paid(ours), ...couriers(numbers.couriers), atSellers(numbers.theirs)];
      const asked = ways.filter(({ kind }) => kinds.includes(kind)).map(({ ask }) => ask);
      if (asked.length === 0) return [];
      return tx
        .select({
          ...{ kind: sql<FindKind>`found.kind`, id: sql<string>`found.id` },
          ...{ name: sql<string>`found.name`, by: sql<string>`found.by` },
        })
        .from(sql`(${sql.join(asked, sql` union all `)}) found`)
        .limit(most);
    },
    /** What the shoppers among these are called, and their addresses. */
    async shoppers(ids: string[]): Promise<Map<string, { name: string; email: string }>> {
      if (ids.length === 0) return new Map();
      const rows = await tx
        .select({ id: shopper.id, name: shopper.name, email: shopper.email })
        .from(shopper)
        .where(and(eq(shopper.tenantId, tenantId), inArray(shopper.id, ids)));
      return new Map(rows.map(({ id, name, email }) => [id, { name: name || email, email }]));
    },
  };
};
