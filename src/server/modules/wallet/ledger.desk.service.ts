import type { Money } from '../../../contract/fields';
import type { LedgerEvent, LedgerPage, LedgerQuery, LedgerRecord } from '../../../contract/ledger-desk';
import { parseTyped } from '../../../contract/typed-sum';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findApprovals, presentApproval } from '../operator/approval.service';
import { ledgerDeskRepo, MOST_EVENTS, type EventRow } from './ledger.desk.repo';
import type { TransactionKind } from './ledger.repo';
import { isAdjustable, shownReference } from './ledger.rules';

export const ADJUSTMENT = 'ADJUSTMENT';

type Entry = Awaited<ReturnType<ReturnType<typeof ledgerDeskRepo>['entriesOf']>>[number];

const KIND_OF: Record<LedgerQuery['view'], TransactionKind | undefined> = {
  all: undefined,
  payments: 'PAYMENT',
  refunds: 'REFUND',
  deposits: 'DEPOSIT',
  payouts: 'WITHDRAWAL_PAYOUT',
  adjustments: 'ADJUSTMENT',
  toAllow: undefined,
};

export async function listLedger(ctx: StaffCtx, { view, keyword, ...query }: LedgerQuery): Promise<LedgerPage> {
  const word = keyword?.trim();
  const kind = KIND_OF[view];
  const limit = word || view === 'toAllow' ? MOST_EVENTS : query.limit;
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  return ctx.tx(async (tx) => {
    const repo = ledgerDeskRepo(tx, staffScopeOf(ctx));
    const listed = () => (view === 'toAllow' ? repo.toAllow(MOST_EVENTS) : repo.list(kind, limit, after));
    const found = word ? await findOf(tx, ctx, word, kind) : await listed();
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const entries = await repo.entriesOf(rows.map((row) => row.id));
    const balances = await repo.balances();
    return {
      items: rows.map((row) => present(row, ofEvent(entries, row))),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
      waiting: { toAllow: await repo.countToAllow() },
      ofShoppers: restOf(balances),
      balances: balances.map(({ amount, currency, ...account }) => ({
        ...account,
        balance: { amount, currency },
      })),
    };
  });
}

/** The book sums to nothing, posting by posting: what the shop's own accounts leave is on those of its shoppers. */
function restOf(balances: Money[]): Money[] {
  const rests = new Map<string, number>();
  for (const { currency, amount } of balances) rests.set(currency, (rests.get(currency) ?? 0) - amount);
  return [...rests].map(([currency, amount]) => ({ amount, currency }));
}

/** These events, as the list shows them. */
export async function presentEvents(tx: Tx, ctx: StaffCtx, ids: string[]): Promise<LedgerEvent[]> {
  const repo = ledgerDeskRepo(tx, staffScopeOf(ctx));
  const [rows, entries] = [await repo.of(ids), await repo.entriesOf(ids)];
  return rows.map((row) => present(row, ofEvent(entries, row)));
}

/** By the number of what was paid, the e-mail of whose money it was, or a sum as it is typed; no number is one. */
async function findOf(tx: Tx, ctx: StaffCtx, word: string, kind: TransactionKind | undefined): Promise<EventRow[]> {
  const repo = ledgerDeskRepo(tx, staffScopeOf(ctx));
  const found = await foundBy(repo, ctx, word);
  return kind ? found.filter((row) => row.kind === kind) : found;
}

function foundBy(repo: ReturnType<typeof ledgerDeskRepo>, { tenant, locale }: StaffCtx, word: string) {
  if (word.includes('@')) return repo.ofEmail(word.toLowerCase());
  const sum = parseTyped(word, tenant.currency, locale);
  return sum === undefined ? repo.ofNumber(word.toUpperCase()) : repo.ofSum(sum, tenant.currency);
}

/** @throws AppError NOT_FOUND */
export const getLedgerEvent = (ctx: StaffCtx, id: string): Promise<LedgerRecord> =>
  ctx.tx((tx) => readLedgerEvent(tx, ctx, id));

/** @throws AppError NOT_FOUND */
export async function readLedgerEvent(tx: Tx, ctx: StaffCtx, id: string): Promise<LedgerRecord> {
  const repo = ledgerDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const entries = await repo.entriesOf([id]);
  const adjustedBy = (await repo.adjusterOf(id)) ?? null;
  const approvals = await findApprovals(tx, ctx, ADJUSTMENT, [id]);
  return {
    ...present(row, entries),
    entries: entries.map((entry) => ({
      ...{ accountId: entry.accountId, account: entry.account, provider: entry.provider, shopper: whose(entry) },
      amount: { amount: entry.amount, currency: row.currency },
      balance: { amount: entry.balance, currency: row.currency },
    })),
    canAdjust: adjustedBy === null && isAdjustable(row, entries.map(({ account }) => account)), // prettier-ignore
    ...{ adjustedBy, adjusts: row.adjusts },
    approvals: approvals.map((each) => presentApproval(each, ctx)),
  };
}

const ofEvent = (entries: Entry[], { id }: EventRow) => entries.filter(({ txnId }) => txnId === id);

export const whose = ({ shopperId, shopperName }: Pick<Entry, 'shopperId' | 'shopperName'>) =>
  shopperId === '' ? null : { id: shopperId, name: shopperName ?? '' };

function present(row: EventRow, entries: Entry[]): LedgerEvent {
  const taken = entries.filter(({ amount }) => amount > 0);
  const ofShopper = entries.find(({ shopperId }) => shopperId !== '');
  const onBalance = entries.filter(({ account }) => account === 'SHOPPER_BALANCE');
  const moved = onBalance.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ id: row.id, kind: row.kind, no: shownReference(row.reference), at: row.createdAt.toISOString() },
    amount: { amount: taken.reduce((sum, { amount }) => sum + amount, 0), currency: row.currency },
    shopper: ofShopper ? whose(ofShopper) : null,
    moved: moved === 0 ? null : { amount: moved, currency: row.currency },
  };
}
