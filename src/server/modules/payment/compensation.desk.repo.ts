import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { COMPENSATION_VIEWS } from '../../../contract/compensation-desk.enums';
import { LIMITS } from '../../../contract/limits';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { compensation } from '../../db/schema/compensation';
import { staff } from '../../db/schema/staff';

type View = (typeof COMPENSATION_VIEWS)[number];
export type CompensationRow = typeof compensation.$inferSelect;
export interface ShownRow extends CompensationRow {
  shopperName: string;
  shopperEmail: string;
  /** Nobody's where a rule gave it. */
  staffName: string | null;
}
type Change = Partial<
  Pick<CompensationRow, 'status' | 'reason' | 'amount' | 'note' | 'staffId' | 'bankReference' | 'paidReference'>
>;

// written out, as the partial indexes have them
const WHERE: Record<View, SQL> = {
  toAllow: sql`${compensation.status} = 'ASKED'`,
  sentBack: sql`${compensation.status} = 'SENT_BACK'`,
  toPay: sql`${compensation.status} = 'OWED'`,
  over: sql`${compensation.status} in ('CREDITED', 'PAID', 'TAKEN_BACK', 'DROPPED')`,
};

/** What a shop gives its shoppers of its own, for its staff. */
export const compensationDeskRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const ofShop = eq(compensation.tenantId, tenantId);
  const select = () =>
    tx
      .select({ row: compensation, shopperName: shopper.name, shopperEmail: shopper.email, staffName: staff.name })
      .from(compensation)
      .innerJoin(shopper, and(eq(shopper.tenantId, compensation.tenantId), eq(shopper.id, compensation.shopperId)))
      .leftJoin(staff, and(eq(staff.tenantId, compensation.tenantId), eq(staff.id, compensation.staffId)));
  const rowOf = ({ row, ...names }: Awaited<ReturnType<typeof select>>[number]): ShownRow => ({ ...row, ...names });
  const found = (keyword: string | undefined) => {
    const word = keyword?.trim();
    if (!word) return undefined;
    const no = word.toUpperCase();
    if (!word.includes('@')) return or(eq(compensation.compensationNo, no), eq(compensation.aboutNo, no));
    const whose = tx
      .select({ id: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, word.toLowerCase())));
    return inArray(compensation.shopperId, whose);
  };
  return {
    async insert(row: Omit<typeof compensation.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(compensation).values({ tenantId, ...row });
    },
    /** One more than asked for, where there is more. */
    async list(
      view: View,
      keyword: string | undefined,
      { limit, after }: { limit: number; after?: { createdAt: Date; id: string } | undefined },
    ): Promise<ShownRow[]> {
      const isOver = view === 'over';
      const order = isOver ? desc : asc;
      const beyond =
        after &&
        sql`(${compensation.createdAt}, ${compensation.id}) ${isOver ? sql`<` : sql`>`} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(ofShop, WHERE[view], found(keyword), beyond))
        .orderBy(order(compensation.createdAt), order(compensation.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    /** Up to `LIMITS.deskCount`, so that no count reads a whole shop. */
    async count(view: View): Promise<number> {
      const some = tx.select({ id: compensation.id }).from(compensation).where(and(ofShop, WHERE[view])).limit(LIMITS.deskCount).as('some'); // prettier-ignore
      const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return counted?.count ?? 0;
    },
    async find(id: string): Promise<ShownRow | undefined> {
      const [row] = await select().where(and(ofShop, eq(compensation.id, id)));
      return row && rowOf(row);
    },
    /** Held, so that of two who write to it one comes after the other. */
    async lock(id: string): Promise<CompensationRow | undefined> {
      const [row] = await tx
        .select()
        .from(compensation)
        .where(and(ofShop, eq(compensation.id, id)))
        .for('update');
      return row;
    },
    async update(id: string, change: Change, updatedAt: Date): Promise<void> {
      await tx
        .update(compensation)
        .set({ ...change, updatedAt, version: sql`${compensation.version} + 1` })
        .where(and(ofShop, eq(compensation.id, id)));
    },
    /** Whether a rule gave something for this clock of an order. */
    async isGiven(aboutId: string, rule: NonNullable<CompensationRow['rule']>): Promise<boolean> {
      const one = and(ofShop, eq(compensation.aboutId, aboutId), eq(compensation.rule, rule), sql`rule is not null`);
      return (await tx.select({ id: compensation.id }).from(compensation).where(one)).length > 0;
    },
    async givenByRules(aboutId: string): Promise<number> {
      const [row] = await tx
        .select({ sum: sql<number>`coalesce(sum(${compensation.amount}), 0)::bigint` })
        .from(compensation)
        .where(and(ofShop, eq(compensation.aboutId, aboutId), sql`rule is not null`));
      return Number(row?.sum ?? 0);
    },
    /** What was given for one thing so far. */
    async givenFor(aboutNo: string, currency: string): Promise<number> {
      const given = inArray(compensation.status, ['CREDITED', 'OWED', 'PAID']);
      const [row] = await tx
        .select({ sum: sql<number>`coalesce(sum(${compensation.amount}), 0)::bigint` })
        .from(compensation)
        .where(and(ofShop, eq(compensation.aboutNo, aboutNo), eq(compensation.currency, currency), given));
      return Number(row?.sum ?? 0);
    },
  };
};
