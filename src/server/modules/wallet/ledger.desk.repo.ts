import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { ACCOUNT_KINDS } from '../../../contract/ledger-desk.enums';
import { LIMITS } from '../../../contract/limits';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { approval } from '../../db/schema/approval';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { tenant } from '../../db/schema/tenant';
import type { TransactionKind } from './ledger.repo';

export type EventRow = typeof ledgerTxn.$inferSelect;
export const MOST_EVENTS = 100;

const OF_SHOPPERS = ACCOUNT_KINDS.filter((kind) => kind.startsWith('SHOPPER_'));
const OF_SHOP = ACCOUNT_KINDS.filter((kind) => !kind.startsWith('SHOPPER_'));
const newestFirst = [desc(ledgerTxn.createdAt), desc(ledgerTxn.id)];

/** The money book of a shop, for its staff. It is read only. */
export const ledgerDeskRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const ofShop = eq(ledgerTxn.tenantId, tenantId);
  const some = (where: SQL | undefined, most: number): Promise<EventRow[]> =>
    tx
      .select()
      .from(ledgerTxn)
      .where(and(ofShop, where))
      .orderBy(...newestFirst)
      .limit(most);
  const among = async (entries: { txnId: string }[]): Promise<EventRow[]> => {
    const ids = [...new Set(entries.map(({ txnId }) => txnId))];
    return ids.length === 0 ? [] : some(inArray(ledgerTxn.id, ids), MOST_EVENTS);
  };
  // written out, as the partial index has it
  const isAsked = and(
    eq(approval.tenantId, tenantId),
    eq(approval.kind, 'ADJUSTMENT'),
    sql`${approval.decision} is null`,
  );
  return {
    /** Of before the shop's money was real. */
    async isOfTrial({ createdAt }: Pick<EventRow, 'createdAt'>): Promise<boolean> {
      const [row] = await tx.select({ wentLiveAt: tenant.wentLiveAt }).from(tenant).where(eq(tenant.id, tenantId));
      return row?.wentLiveAt != null && createdAt <= row.wentLiveAt;
    },
    /** One more than asked for, where there is more. */
    list(kind: TransactionKind | undefined, limit: number, after?: { createdAt: Date; id: string }) {
      const beyond =
        after &&
        sql`(${ledgerTxn.createdAt}, ${ledgerTxn.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      return some(and(kind && eq(ledgerTxn.kind, kind), beyond), limit + 1);
    },
    /** What belongs to the order, deposit … of this number. */
    ofNumber(no: string): Promise<EventRow[]> {
      const reference = sql`${ledgerTxn.reference} collate "C"`;
      // `;` is what comes after the `:` behind a number
      return some(and(gte(reference, `${no}:`), lt(reference, `${no};`)), MOST_EVENTS);
    },
    /** What moved an account of the shopper with this e-mail. */
    async ofEmail(email: string): Promise<EventRow[]> {
      const accounts = await tx
        .select({ id: ledgerAccount.id })
        .from(shopper)
        .innerJoin(
          ledgerAccount,
          and(
            eq(ledgerAccount.tenantId, shopper.tenantId),
            inArray(ledgerAccount.kind, OF_SHOPPERS),
            eq(ledgerAccount.shopperId, shopper.id),
          ),
        )
        .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, email)));
      const moved = await Promise.all(
        accounts.map(({ id }) =>
          tx
            .select({ txnId: ledgerEntry.txnId })
            .from(ledgerEntry)
            .where(and(eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.accountId, id)))
            .orderBy(desc(ledgerEntry.position))
            .limit(MOST_EVENTS),
        ),
      );
      return among(moved.flat());
    },
    /** What gave or took just so much on any account; of more than these, those that were written last. */
    async ofSum(sum: number, currency: string): Promise<EventRow[]> {
      const moved = await Promise.all(
        [sum, -sum].map((amount) =>
          tx
            .select({ txnId: ledgerEntry.txnId })
            .from(ledgerEntry)
            .where(
              and(
                ...[eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.amount, amount)],
                eq(ledgerEntry.currency, currency),
              ),
            )
            .orderBy(desc(ledgerEntry.id))
            .limit(MOST_EVENTS),
        ),
      );
      return among(moved.flat());
    },
    async find(id: string): Promise<EventRow | undefined> {
      const [row] = await some(eq(ledgerTxn.id, id), 1);
      return row;
    },
    of: async (ids: string[]): Promise<EventRow[]> =>
      ids.length === 0 ? [] : some(inArray(ledgerTxn.id, ids), ids.length),
    /** What took this one back. */
    async adjusterOf(id: string): Promise<string | undefined> {
      const [row] = await tx
        .select({ id: ledgerTxn.id })
        .from(ledgerTxn)
        .where(and(ofShop, eq(ledgerTxn.adjusts, id)));
      return row?.id;
    },
    /** What somebody wants taken back, the latest that they were asked for first. */
    async toAllow(limit: number): Promise<EventRow[]> {
      const rows = await tx.select({ id: approval.subjectId }).from(approval).where(isAsked).limit(limit);
      return rows.length === 0 ? [] : some(inArray(ledgerTxn.id, rows.map(({ id }) => id)), limit); // prettier-ignore
    },
    async countToAllow(): Promise<number> {
      const rows = await tx.select({ id: approval.id }).from(approval).where(isAsked).limit(LIMITS.deskCount);
      return rows.length;
    },
    /** Of these events, what gave before what took. */
    entriesOf: async (txnIds: string[]) =>
      txnIds.length === 0
        ? []
        : tx
            .select({
              txnId: ledgerEntry.txnId,
              accountId: ledgerEntry.accountId,
              account: ledgerAccount.kind,
              provider: ledgerAccount.provider,
              shopperId: ledgerAccount.shopperId,
              shopperName: shopper.name,
              amount: ledgerEntry.amount,
              balance: ledgerEntry.balanceAfter,
            })
            .from(ledgerEntry)
            .innerJoin(
              ledgerAccount,
              and(eq(ledgerAccount.tenantId, ledgerEntry.tenantId), eq(ledgerAccount.id, ledgerEntry.accountId)),
            )
            .leftJoin(
              shopper,
              and(eq(shopper.tenantId, ledgerAccount.tenantId), eq(shopper.id, ledgerAccount.shopperId)),
            )
            .where(and(eq(ledgerEntry.tenantId, tenantId), inArray(ledgerEntry.txnId, txnIds)))
            .orderBy(asc(ledgerEntry.amount)),
    /** What stands on the shop's own accounts. */
    balances: () =>
      tx
        .select({
          id: ledgerAccount.id,
          account: ledgerAccount.kind,
          provider: ledgerAccount.provider,
          currency: ledgerAccount.currency,
          amount: ledgerAccount.balance,
        })
        .from(ledgerAccount)
        .where(
          and(
            eq(ledgerAccount.tenantId, tenantId),
            inArray(ledgerAccount.kind, OF_SHOP),
            eq(ledgerAccount.shopperId, ''),
          ),
        )
        .orderBy(asc(ledgerAccount.kind), asc(ledgerAccount.provider), asc(ledgerAccount.currency)),
  };
};
