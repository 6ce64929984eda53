import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { address, shopper } from '../../db/schema/account';
import { parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { userWarehouse } from '../../db/schema/warehouse';
import type { Candidate } from './owner-proposal.rules';

/** Of those who wait for something in a warehouse, so many of the latest are looked at. */
const MOST_WAITING = 300;

export interface Known extends Omit<Candidate, 'isClaimant' | 'grams'> {
  shopperId: string;
  name: string;
  code: string;
}

/** Who may own goods that nobody has announced. Each look-up is by an index and of a bounded number of rows. */
export const ownerProposalRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async nameOf(shopperId: string): Promise<string> {
    const of = and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId));
    const [row] = await tx.select({ name: shopper.name }).from(shopper).where(of);
    return row?.name ?? '';
  },
  async ownersOfCodes(codes: string[]): Promise<string[]> {
    if (codes.length === 0) return [];
    const { shopperId, code } = userWarehouse;
    const rows = await tx
      .select({ shopperId })
      .from(userWarehouse)
      .where(and(eq(userWarehouse.tenantId, tenantId), inArray(code, codes)))
      .limit(MOST_WAITING);
    return rows.map((row) => row.shopperId);
  },
  /** Who waits for one of these numbers. */
  async waitingFor(numbers: string[]): Promise<string[]> {
    const rows = await tx
      .select({ shopperId: parcel.shopperId })
      .from(parcelNumber)
      .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId)))
      .where(
        and(
          eq(parcelNumber.tenantId, tenantId),
          inArray(parcelNumber.number, numbers),
          inArray(parcel.status, ['FORECAST', 'EXPIRED']),
        ),
      )
      .limit(MOST_WAITING);
    return rows.flatMap((row) => row.shopperId ?? []);
  },
  /** The latest of those who wait for something in a warehouse. */
  async waitingIn(warehouseId: string): Promise<string[]> {
    const rows = await tx
      .select({ shopperId: parcel.shopperId })
      .from(parcel)
      .where(and(eq(parcel.tenantId, tenantId), eq(parcel.warehouseId, warehouseId), eq(parcel.status, 'FORECAST')))
      .orderBy(desc(parcel.movedAt), desc(parcel.id))
      .limit(MOST_WAITING);
    return rows.flatMap((row) => row.shopperId ?? []);
  },
  /** What the shop knows of them. */
  async read(shopperIds: string[], warehouseId: string): Promise<Known[]> {
    if (shopperIds.length === 0) return [];
    const people = await tx
      .select({ id: shopper.id, name: shopper.name, phone: shopper.phoneNumber })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), inArray(shopper.id, shopperIds)));
    const codes = await tx
      .select({ of: userWarehouse.shopperId, code: userWarehouse.code, at: userWarehouse.warehouseId })
      .from(userWarehouse)
      .where(and(eq(userWarehouse.tenantId, tenantId), inArray(userWarehouse.shopperId, shopperIds)));
    const places = await tx
      .select({ of: address.shopperId, name: address.receiverName, phone: address.phone })
      .from(address)
      .where(and(eq(address.tenantId, tenantId), inArray(address.shopperId, shopperIds)));
    const first = and(
      eq(parcelItem.tenantId, tenantId),
      eq(parcelItem.parcelId, parcel.id),
      eq(parcelItem.position, 0),
    );
    const waits = await tx
      .select({ of: parcel.shopperId, parcelId: parcel.id, number: parcelNumber.number, title: parcelItem.title })
      .from(parcel)
      .innerJoin(parcelNumber, and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcel.id)))
      .leftJoin(parcelItem, first)
      .where(
        and(
          eq(parcel.tenantId, tenantId),
          inArray(parcel.shopperId, shopperIds),
          inArray(parcel.status, ['FORECAST', 'EXPIRED']),
        ),
      );
    return people.map(({ id, name, phone }) => {
      const own = places.filter(({ of }) => of === id);
      const mine = codes.filter(({ of }) => of === id);
      const awaited = waits.filter(({ of }) => of === id);
      return {
        ...{ shopperId: id, name, code: mine.find(({ at }) => at === warehouseId)?.code ?? mine[0]?.code ?? '' },
        codes: mine.map(({ code }) => code),
        names: [name, ...own.map((place) => place.name)],
        phones: [phone, ...own.map((place) => place.phone)].filter(Boolean),
        awaited: awaited.map(({ number }) => number),
        waits: awaited.map(({ parcelId, number, title }) => ({ parcelId, number, title: title ?? '' })),
      };
    });
  },
});
