import { and, asc, desc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { DEPOSIT_VIEWS } from '../../../contract/deposit-desk.enums';
import { OFFLINE } from '../../../contract/offline-deposit';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { deposit } from '../../db/schema/money';
import { offlineDeposit } from '../../db/schema/offline-deposit';
import type { DepositRow } from './wallet.repo';

type View = (typeof DEPOSIT_VIEWS)[number];
export interface DepositDeskRow extends DepositRow {
  shopperName: string;
  shopperEmail: string;
  shopperSince: Date;
  said: typeof offlineDeposit.$inferSelect;
}

// written out, as the partial indexes have them
const WHERE: Record<View, SQL> = {
  toReview: sql`${deposit.status} = 'UNDER_REVIEW'`,
  over: sql`${deposit.channel} = 'OFFLINE' and ${deposit.status} in ('CREDITED', 'REJECTED', 'CANCELLED')`,
};
const MOST_TWINS = 20;

/** Deposits by bank transfer of the whole shop, for its staff. */
export const depositDeskRepo = (tx: Tx, { tenantId }: StaffScope) => {
  const ofShop = eq(deposit.tenantId, tenantId);
  const select = () =>
    tx
      .select({
        row: deposit,
        said: offlineDeposit,
        shopperName: shopper.name,
        shopperEmail: shopper.email,
        shopperSince: shopper.createdAt,
      })
      .from(deposit)
      .innerJoin(
        offlineDeposit,
        and(eq(offlineDeposit.tenantId, deposit.tenantId), eq(offlineDeposit.depositId, deposit.id)),
      )
      .innerJoin(shopper, and(eq(shopper.tenantId, deposit.tenantId), eq(shopper.id, deposit.shopperId)));
  const rowOf = ({ row, ...more }: Awaited<ReturnType<typeof select>>[number]): DepositDeskRow => ({ ...row, ...more });
  const found = (keyword: string | undefined) => {
    const word = keyword?.trim();
    if (!word) return undefined;
    if (!word.includes('@')) return eq(deposit.depositNo, word.toUpperCase());
    const whose = tx
      .select({ id: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, word.toLowerCase())));
    return inArray(deposit.shopperId, whose);
  };
  return {
    /** One more than asked for, where there is more. */
    async list(
      view: View,
      keyword: string | undefined,
      { limit, after }: { limit: number; after?: { createdAt: Date; id: string } | undefined },
    ): Promise<DepositDeskRow[]> {
      const isOver = view === 'over';
      const order = isOver ? desc : asc;
      const beyond =
        after &&
        sql`(${deposit.createdAt}, ${deposit.id}) ${isOver ? sql`<` : sql`>`} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(ofShop, WHERE[view], found(keyword), beyond))
        .orderBy(order(deposit.createdAt), order(deposit.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    /** Held, so that of two who decide, or show something of it, one comes after the other. */
    async lock(id: string): Promise<void> {
      await tx
        .select({ id: deposit.id })
        .from(deposit)
        .where(and(ofShop, eq(deposit.id, id)))
        .for('update');
    },
    /** Up to `LIMITS.deskCount`, so that no count reads a whole shop. */
    async countToReview(): Promise<number> {
      const some = tx
        .select({ id: deposit.id })
        .from(deposit)
        .where(and(ofShop, WHERE.toReview))
        .limit(LIMITS.deskCount)
        .as('some');
      const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return counted?.count ?? 0;
    },
    async find(id: string): Promise<DepositDeskRow | undefined> {
      const [row] = await select().where(and(ofShop, eq(deposit.id, id), eq(deposit.channel, OFFLINE)));
      return row && rowOf(row);
    },
    async findAll(ids: string[]): Promise<DepositDeskRow[]> {
      if (!ids.length) return [];
      const rows = await select()
        .where(and(ofShop, inArray(deposit.id, ids)))
        .orderBy(desc(deposit.createdAt))
        .limit(MOST_TWINS);
      return rows.map(rowOf);
    },
    /** Of this shopper's own transfers, how many came to what. */
    async historyOf(shopperId: string): Promise<Partial<Record<DepositRow['status'], number>>> {
      const rows = await tx
        .select({ status: deposit.status, count: sql<number>`count(*)::int` })
        .from(deposit)
        .where(and(ofShop, eq(deposit.shopperId, shopperId), eq(deposit.channel, OFFLINE)))
        .groupBy(deposit.status);
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    /** Others of the same sum that were begun within a day of it. */
    async ofSameSum({ id, amount, currency, createdAt }: DepositRow): Promise<DepositDeskRow[]> {
      const day = 86_400_000;
      const near = and(
        gte(deposit.createdAt, new Date(createdAt.getTime() - day)),
        lt(deposit.createdAt, new Date(createdAt.getTime() + day)),
      );
      const rows = await select()
        .where(
          and(
            ofShop,
            sql`${deposit.channel} = 'OFFLINE'`,
            near,
            eq(deposit.amount, amount),
            eq(deposit.currency, currency),
            ne(deposit.id, id),
          ),
        )
        .orderBy(desc(deposit.createdAt), desc(deposit.id))
        .limit(MOST_TWINS);
      return rows.map(rowOf);
    },
    /** Those that the same person has paid for somebody else. */
    async ofSamePayer({ id, shopperId, said }: DepositDeskRow): Promise<DepositDeskRow[]> {
      if (!said.payerName) return [];
      const rows = await select()
        .where(
          and(
            ofShop,
            eq(offlineDeposit.tenantId, tenantId),
            eq(offlineDeposit.payerName, said.payerName),
            ne(deposit.id, id),
            ne(deposit.shopperId, shopperId),
          ),
        )
        .limit(MOST_TWINS);
      return rows.map(rowOf);
    },
  };
};
