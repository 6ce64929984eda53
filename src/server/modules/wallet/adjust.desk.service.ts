import type { ApprovalDecision } from '../../../contract/approval';
import type { LedgerRecord } from '../../../contract/ledger-desk';
import { paths } from '../../../contract/paths';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { notify } from '../account/account.service';
import { askApproval, decideApproval, type Proposal } from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { ADJUSTMENT, readLedgerEvent } from './ledger.desk.service';
import { ledgerDeskRepo, type EventRow } from './ledger.desk.repo';
import { isAdjustable, ledgerReference, shownReference, uniqueOf } from './ledger.rules';
import { postLedger } from './ledger.service';

type Entry = Awaited<ReturnType<ReturnType<typeof ledgerDeskRepo>['entriesOf']>>[number];
/** What a compensation becomes whose posting is taken back, or back again. */
export type FollowAdjustment = (tx: Tx, ctx: StaffCtx, id: string, isTakenBack: boolean) => Promise<void>;
interface Posted {
  row: EventRow;
  entries: Entry[];
}

/** It was posted wrongly. @throws AppError NOT_FOUND, STATE_CONFLICT with the event as it is now */
export const askAdjustment = (ctx: StaffCtx, id: string, reason: string): Promise<LedgerRecord> =>
  adjusted(ctx, id, async (tx, posted) => {
    const proposal = await proposalOf(tx, ctx, posted);
    if (!proposal) throw new AppError('STATE_CONFLICT');
    await askApproval(tx, ctx, proposal, reason);
    await record(tx, ctx, posted, { action: 'money.reconcile', step: 'ASKED', reason });
  });

/**
 * The second person's word: what was posted is posted the other way round, once.
 * @throws AppError NOT_FOUND, SAME_PERSON, BALANCE_TOO_LOW where its shopper has spent it, STATE_CONFLICT with the event
 * as it is now
 */
export const decideAdjustment = async (
  ctx: StaffCtx,
  id: string,
  said: ApprovalDecision,
  follow: FollowAdjustment,
): Promise<LedgerRecord> => {
  await proveAgain(ctx, said.code);
  return adjusted(ctx, id, async (tx, posted) => {
    const now = await proposalOf(tx, ctx, posted);
    const step = await decideApproval(tx, ctx, { kind: ADJUSTMENT, subjectId: id }, said, now);
    if (step === 'APPROVED') {
      await takeBack(tx, ctx, posted);
      const { root, isTakenBack } = await rootOf(tx, ctx, posted.row);
      if (root.kind === 'COMPENSATION') await follow(tx, ctx, uniqueOf(root.reference), isTakenBack);
    }
    await record(tx, ctx, posted, { action: 'money.adjust', step, reason: said.note });
  });
};

/** @returns undefined where it cannot be taken back, or was */
async function proposalOf(tx: Tx, ctx: StaffCtx, { row, entries }: Posted): Promise<Proposal | undefined> {
  const accounts = entries.map(({ account }) => account);
  if (!isAdjustable(row, accounts)) return undefined;
  // what was posted in trial was test money, and is gone
  if (await ledgerDeskRepo(tx, staffScopeOf(ctx)).isOfTrial(row)) return undefined;
  if (await ledgerDeskRepo(tx, staffScopeOf(ctx)).adjusterOf(row.id)) return undefined;
  return {
    ...{ kind: ADJUSTMENT, subjectId: row.id, amount: movedBy(entries), currency: row.currency },
    payload: { reference: row.reference, kind: row.kind },
  };
}

/** What it began with, and whether that is taken back now: an adjustment that was a mistake is taken back too. */
async function rootOf(tx: Tx, ctx: StaffCtx, row: EventRow): Promise<{ root: EventRow; isTakenBack: boolean }> {
  let [root, isTakenBack] = [row, true];
  while (root.adjusts) {
    const before = await ledgerDeskRepo(tx, staffScopeOf(ctx)).find(root.adjusts);
    if (!before) break;
    [root, isTakenBack] = [before, !isTakenBack];
  }
  return { root, isTakenBack };
}

const movedBy = (entries: Entry[]) => entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/** @throws AppError STATE_CONFLICT where it was taken back */
async function takeBack(tx: Tx, ctx: StaffCtx, { row, entries }: Posted): Promise<void> {
  const { tenantId, id, currency } = row;
  const no = shownReference(row.reference);
  const now = ctx.now();
  const otherWay = entries.map(({ account: kind, shopperId, provider, amount }) => ({
    account: { kind, ...(shopperId && { shopperId }), ...(provider && { provider }) },
    amount: -amount,
  }));
  const posting = { tenantId, kind: ADJUSTMENT, reference: ledgerReference(no, id), currency, now } as const;
  if (!(await postLedger(tx, { ...posting, adjusts: id, entries: otherWay }))) throw new AppError('STATE_CONFLICT');
  const whose = [...new Set(entries.flatMap(({ shopperId }) => shopperId || []))];
  for (const shopperId of whose) {
    const about = { event: id, reference: no, link: paths.balance(), at: now };
    await notify(tx, { tenantId, shopperId, code: 'BALANCE_ADJUSTED', ...about });
  }
}

async function adjusted(
  ctx: StaffCtx,
  id: string,
  work: (tx: Tx, posted: Posted) => Promise<void>,
): Promise<LedgerRecord> {
  try {
    return await retriedTx(ctx, async (tx) => {
      const repo = ledgerDeskRepo(tx, staffScopeOf(ctx));
      const row = await repo.find(id);
      if (!row) throw new AppError('NOT_FOUND');
      await work(tx, { row, entries: await repo.entriesOf([id]) });
      return keepAnswer(tx, ctx, await readLedgerEvent(tx, ctx, id));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readLedgerEvent(tx, ctx, id)) });
  }
}

interface Said {
  action: 'money.reconcile' | 'money.adjust';
  step: string;
  reason: string;
}

const record = (tx: Tx, ctx: StaffCtx, { row, entries }: Posted, { action, step, reason }: Said) =>
  recordDeed(tx, ctx, {
    ...{ action, subjectKind: 'LEDGER', subjectId: row.id, reason },
    after: { step, kind: row.kind, reference: row.reference, amount: movedBy(entries), currency: row.currency },
  });
