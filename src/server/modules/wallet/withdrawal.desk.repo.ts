import { and, asc, desc, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { WITHDRAWAL_VIEWS } from '../../../contract/withdrawal-desk.enums';
import type { StaffScope, Tx } from '../../db/database';
import { notification, shopper } from '../../db/schema/account';
import { approval } from '../../db/schema/approval';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { withdrawal } from '../../db/schema/withdrawal';
import type { WithdrawalRow } from './wallet.repo';

type View = (typeof WITHDRAWAL_VIEWS)[number];
export interface DeskRow extends WithdrawalRow {
  shopperName: string;
  shopperEmail: string;
  shopperSince: Date;
}
interface Page {
  limit: number;
  after?: { createdAt: Date; id: string } | undefined;
}

const isAsked = sql`exists (select 1 from ${approval} where ${approval.tenantId} = ${withdrawal.tenantId} and ${approval.kind} = 'WITHDRAWAL' and ${approval.subjectId} = ${withdrawal.id} and ${approval.decision} is null)`;
// written out, as the partial index has them
const WHERE: Record<View, SQL> = {
  toCheck: sql`${withdrawal.status} = 'REQUESTED' and not ${isAsked}`,
  toApprove: sql`${withdrawal.status} = 'REQUESTED' and ${isAsked}`,
  toPay: sql`${withdrawal.status} = 'APPROVED'`,
  over: sql`${withdrawal.status} in ('PAID', 'REJECTED', 'CANCELLED')`,
};

/**
 * By the book: a transfer, a top-up by a provider and late money for an order that nothing takes stand there alike.
 * What was booked wrongly has gone again by an adjustment, and is back by the adjustment of that.
 */
const paidIn = ({ tenantId, shopperId, currency }: { tenantId: string; shopperId: string; currency: string }) => sql`
  with recursive inward as (
    select e.txn_id, e.account_id, e.amount from ${ledgerAccount} a
    join ${ledgerEntry} e on e.tenant_id = a.tenant_id and e.account_id = a.id
    join ${ledgerTxn} t on t.tenant_id = e.tenant_id and t.id = e.txn_id and t.kind = 'DEPOSIT'
    where a.tenant_id = ${tenantId} and a.kind = 'SHOPPER_BALANCE' and a.shopper_id = ${shopperId}
      and a.provider = '' and a.currency = ${currency}
    union all
    select e.txn_id, e.account_id, e.amount from inward i
    join ${ledgerTxn} t on t.tenant_id = ${tenantId} and t.adjusts = i.txn_id
    join ${ledgerEntry} e on e.tenant_id = t.tenant_id and e.txn_id = t.id and e.account_id = i.account_id
  )
  select coalesce(sum(amount), 0)::bigint as sum from inward`;

/** Withdrawals of the whole shop, for its staff. */
export const withdrawalDeskRepo = (tx: Tx, { tenantId }: StaffScope) => {
  const ofShop = eq(withdrawal.tenantId, tenantId);
  const select = () =>
    tx
      .select({
        row: withdrawal,
        shopperName: shopper.name,
        shopperEmail: shopper.email,
        shopperSince: shopper.createdAt,
      })
      .from(withdrawal)
      .innerJoin(shopper, and(eq(shopper.tenantId, withdrawal.tenantId), eq(shopper.id, withdrawal.shopperId)));
  const rowOf = ({ row, ...names }: Awaited<ReturnType<typeof select>>[number]): DeskRow => ({ ...row, ...names });
  const found = (keyword: string | undefined) => {
    const word = keyword?.trim();
    if (!word) return undefined;
    if (!word.includes('@')) return eq(withdrawal.withdrawalNo, word.toUpperCase());
    const whose = tx
      .select({ id: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, word.toLowerCase())));
    return inArray(withdrawal.shopperId, whose);
  };
  return {
    /** One more than asked for, where there is more. */
    async list(view: View, keyword: string | undefined, { limit, after }: Page): Promise<DeskRow[]> {
      const isOver = view === 'over';
      const order = isOver ? desc : asc;
      const beyond =
        after &&
        sql`(${withdrawal.createdAt}, ${withdrawal.id}) ${isOver ? sql`<` : sql`>`} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(ofShop, WHERE[view], found(keyword), beyond))
        .orderBy(order(withdrawal.createdAt), order(withdrawal.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    /** Up to `LIMITS.deskCount`, so that no count reads a whole shop. */
    async count(view: View): Promise<number> {
      const some = tx.select({ id: withdrawal.id }).from(withdrawal).where(and(ofShop, WHERE[view])).limit(LIMITS.deskCount).as('some'); // prettier-ignore
      const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return counted?.count ?? 0;
    },
    async find(id: string): Promise<DeskRow | undefined> {
      const [row] = await select().where(and(ofShop, eq(withdrawal.id, id)));
      return row && rowOf(row);
    },
    /** Held, so that of two who decide one comes after the other. */
    async lock(id: string): Promise<WithdrawalRow | undefined> {
      const [row] = await tx
        .select()
        .from(withdrawal)
        .where(and(ofShop, eq(withdrawal.id, id)))
        .for('update');
      return row;
    },
    /** What this shopper has paid in, whichever way it came, and taken out so far. */
    async totalsOf(shopperId: string, currency: string): Promise<{ deposited: number; withdrawn: number }> {
      const sum = sql<number>`coalesce(sum(amount), 0)::bigint`;
      const inward = (await tx.execute(paidIn({ tenantId, shopperId, currency }))) as unknown as {
        rows: { sum: number }[];
      };
      const paid = and(ofShop, eq(withdrawal.shopperId, shopperId), eq(withdrawal.status, 'PAID'));
      const [outward] = await tx
        .select({ sum })
        .from(withdrawal)
        .where(and(paid, eq(withdrawal.currency, currency)));
      return { deposited: Number(inward.rows[0]?.sum ?? 0), withdrawn: Number(outward?.sum ?? 0) };
    },
    /** Whether money went to the same account before. */
    async wasPaidTo({ id, shopperId, accountText }: WithdrawalRow): Promise<boolean> {
      const same = and(eq(withdrawal.shopperId, shopperId), eq(withdrawal.accountText, accountText));
      const [row] = await tx
        .select({ id: withdrawal.id })
        .from(withdrawal)
        .where(and(ofShop, same, ne(withdrawal.id, id), eq(withdrawal.status, 'PAID')))
        .limit(1);
      return row !== undefined;
    },
    /** Which of these a shopper was told since then. */
    async toldSince(shopperId: string, codes: string[], since: Date): Promise<string[]> {
      const mine = and(eq(notification.tenantId, tenantId), eq(notification.shopperId, shopperId));
      const rows = await tx
        .selectDistinct({ code: notification.code })
        .from(notification)
        .where(and(mine, inArray(notification.code, codes), gte(notification.createdAt, since)));
      return rows.map(({ code }) => code);
    },
  };
};
