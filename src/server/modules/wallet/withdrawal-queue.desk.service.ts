import type {
  DeskWithdrawal,
  QueuedWithdrawal,
  WithdrawalQueue,
  WithdrawalQueueQuery,
} from '../../../contract/withdrawal-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findApprovals, presentApproval } from '../operator/approval.service';
import { findDeedsOf } from '../operator/audit.service';
import { balanceOf } from './ledger.service';
import { withdrawalDeskRepo, type DeskRow } from './withdrawal.desk.repo';
import { warningsOf, WATCHED_HOURS, WATCHED_NEWS } from './withdrawal-desk.rules';

export const WITHDRAWAL = 'WITHDRAWAL';

export async function listWithdrawalQueue(ctx: StaffCtx, query: WithdrawalQueueQuery): Promise<WithdrawalQueue> {
  const { view, keyword, limit } = query;
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  return ctx.tx(async (tx) => {
    const repo = withdrawalDeskRepo(tx, staffScopeOf(ctx));
    const found = await repo.list(view, keyword, { limit, after });
    const rows = found.slice(0, limit);
    const asked = await findApprovals(tx, ctx, WITHDRAWAL, rows.map((row) => row.id)); // prettier-ignore
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map((row): QueuedWithdrawal => {
        const open = asked.find(({ subjectId, decision }) => subjectId === row.id && decision === null);
        const { id: rowId, withdrawalNo, status, shopperName } = row;
        return {
          ...{ id: rowId, withdrawalNo, status, shopperName },
          amount: { amount: row.amount, currency: row.currency },
          createdAt: row.createdAt.toISOString(),
          askedBy: open?.askedName ?? null,
          isMine: open?.askedBy === ctx.staff.staffId,
        };
      }),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
      waiting: {
        toCheck: await repo.count('toCheck'),
        toApprove: await repo.count('toApprove'),
        toPay: await repo.count('toPay'),
      },
    };
  });
}

/** @throws AppError NOT_FOUND */
export const getDeskWithdrawal = (ctx: StaffCtx, id: string): Promise<DeskWithdrawal> =>
  ctx.tx((tx) => readWithdrawal(tx, ctx, id));

/** @throws AppError NOT_FOUND */
export async function readWithdrawal(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskWithdrawal> {
  const repo = withdrawalDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const { tenantId, shopperId, currency } = row;
  const since = new Date(row.createdAt.getTime() - WATCHED_HOURS * 3_600_000);
  const news = await repo.toldSince(shopperId, WATCHED_NEWS, since);
  const sums = await repo.totalsOf(shopperId, currency);
  const balance = await balanceOf(tx, { tenantId, kind: 'SHOPPER_BALANCE', shopperId, currency });
  const deeds = await findDeedsOf(tx, { tenantId }, { subjectKind: WITHDRAWAL, subjectId: id });
  const approvals = await findApprovals(tx, ctx, WITHDRAWAL, [id]);
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ id, withdrawalNo: row.withdrawalNo, status: row.status, accountText: row.accountText },
    ...{ bankReference: row.bankReference, note: row.note },
    amount: money(row.amount),
    createdAt: row.createdAt.toISOString(),
    shopper: { name: row.shopperName, email: row.shopperEmail, since: row.shopperSince.toISOString() },
    balance: money(balance),
    deposited: money(sums.deposited),
    withdrawn: money(sums.withdrawn),
    warnings: warningsOf(row, { news, wasPaidTo: await repo.wasPaidTo(row) }),
    approvals: approvals.map((each) => presentApproval(each, ctx)),
    timeline: timelineOf(row, deeds),
  };
}

const timelineOf = (row: DeskRow, deeds: Awaited<ReturnType<typeof findDeedsOf>>): DeskWithdrawal['timeline'] => [
  { at: row.createdAt.toISOString(), code: 'REQUESTED', detail: '', staffName: null },
  ...deeds
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || placeOf(one.after) - placeOf(other.after))
    .map(({ at, after, reason, staffName }) => ({
      at: at.toISOString(),
      code: stepOf(after),
      detail: reason,
      staffName,
    })),
];

const ORDER = ['ASKED', 'REFUSED', 'VOID', 'APPROVED', 'REJECTED', 'PAID'];
/** Of one moment the order is that of the deeds themselves: the ids of the audit are in none. */
const placeOf = (after: unknown) => ORDER.indexOf(stepOf(after));

const stepOf = (after: unknown): string =>
  typeof after === 'object' && after !== null && 'step' in after && typeof after.step === 'string' ? after.step : '';
