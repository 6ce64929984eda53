import type { ApprovalDecision } from '../../../contract/approval';
import type { Payout, PayoutAsked } from '../../../contract/payout-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { askApproval, decideApproval, findApprovals, presentApproval, type Proposal } from '../operator/approval.service'; // prettier-ignore
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { ledgerReference, postLedger, type LedgerEntry } from '../wallet/ledger.service';
import { payoutDeskRepo, type PayoutParts } from './payout.desk.repo';
import { statementDeskRepo, type LineRow } from './statement.desk.repo';

const KIND = 'PROVIDER_PAYOUT';
/** The bank's, by which transfers of shoppers come too. */
const BANK = 'OFFLINE';

interface Found extends PayoutParts {
  line: LineRow;
  net: number;
  fee: number;
}

const referenceOf = ({ extId, id }: LineRow) => ledgerReference(extId, id);

/** @throws AppError NOT_FOUND of what is no payout that is known by its parts */
export const getPayout = (ctx: StaffCtx, id: string): Promise<Payout> =>
  ctx.tx(async (tx) => present(tx, ctx, await find(tx, ctx, id)));

/** @throws AppError NOT_FOUND; STATE_CONFLICT with the payout as it is, where it cannot be posted or waits already */
export const askPayout = (ctx: StaffCtx, id: string, { version, note }: PayoutAsked): Promise<Payout> =>
  ofPayout(ctx, id, async (tx, found) => {
    const proposal = await proposalOf(tx, ctx, found);
    if (!proposal || found.line.version !== version) throw new AppError('STATE_CONFLICT');
    await askApproval(tx, ctx, proposal, note);
    await record(tx, ctx, found, { action: 'money.reconcile', step: 'ASKED', reason: note });
  });

/**
 * The second person's word: what lay with the provider has come to the bank, less what it keeps. Once.
 * @throws AppError NOT_FOUND, SAME_PERSON, CODE_INVALID; STATE_CONFLICT with the payout as it is now
 */
export async function decidePayout(ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<Payout> {
  await proveAgain(ctx, said.code);
  return ofPayout(ctx, id, async (tx, found) => {
    const now = await proposalOf(tx, ctx, found);
    const step = await decideApproval(tx, ctx, { kind: KIND, subjectId: id }, said, now);
    if (step === 'APPROVED') await post(tx, ctx, found);
    await record(tx, ctx, found, { action: 'money.adjust', step, reason: said.note });
  });
}

async function find(tx: Tx, ctx: StaffCtx, id: string): Promise<Found> {
  const line = await statementDeskRepo(tx, staffScopeOf(ctx)).lock(id);
  if (!line || line.kind !== 'PAYOUT' || line.matchKind !== 'SET') throw new AppError('NOT_FOUND');
  const sums = await payoutDeskRepo(tx, staffScopeOf(ctx)).partsOf(id);
  const net = -line.net;
  return { line, ...sums, net, fee: sums.gross - net };
}

/** What moves on which account. What lies with somebody is below zero. */
function entriesOf({ line, gross, net, fee }: Found): LedgerEntry[] {
  return [
    { account: { kind: 'PROVIDER_CLEARING', provider: line.source }, amount: gross } as const,
    { account: { kind: 'PROVIDER_CLEARING', provider: BANK }, amount: -net } as const,
    { account: { kind: 'PROVIDER_FEES' }, amount: -fee } as const,
  ].filter(({ amount }) => amount !== 0);
}

const movedBy = (found: Found) => entriesOf(found).reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/** @returns undefined where it cannot be posted, or was */
async function proposalOf(tx: Tx, ctx: StaffCtx, found: Found): Promise<Proposal | undefined> {
  const { line, parts, gross, net, fee, unclear } = found;
  const amount = movedBy(found);
  if (unclear > 0 || amount <= 0 || line.state !== 'MATCHED') return undefined;
  if (await payoutDeskRepo(tx, staffScopeOf(ctx)).postedAs(referenceOf(line))) return undefined;
  return {
    ...{ kind: KIND, subjectId: line.id, amount, currency: line.currency },
    payload: { parts, gross, net, fee, source: line.source },
  };
}

/** @throws AppError STATE_CONFLICT where it was posted */
async function post(tx: Tx, ctx: StaffCtx, found: Found): Promise<void> {
  const { line } = found;
  const posting = { tenantId: ctx.tenant.id, kind: KIND, currency: line.currency, now: ctx.now() } as const;
  const reference = referenceOf(line);
  if (!(await postLedger(tx, { ...posting, reference, entries: entriesOf(found) })))
    throw new AppError('STATE_CONFLICT');
}

async function present(tx: Tx, ctx: StaffCtx, { line, parts, gross, net, fee, unclear }: Found): Promise<Payout> {
  const money = (amount: number) => ({ amount, currency: line.currency });
  const approvals = await findApprovals(tx, ctx, KIND, [line.id]);
  return {
    ...{ id: line.id, version: line.version, parts, gross: money(gross), fee: money(fee), net: money(net) },
    isClear: unclear === 0,
    postedAs: (await payoutDeskRepo(tx, staffScopeOf(ctx)).postedAs(referenceOf(line))) ?? null,
    approvals: approvals.map((each) => presentApproval(each, ctx)),
  };
}

async function ofPayout(ctx: StaffCtx, id: string, work: (tx: Tx, found: Found) => Promise<void>): Promise<Payout> {
  try {
    return await retriedTx(ctx, async (tx) => {
      const found = await find(tx, ctx, id);
      await work(tx, found);
      return keepAnswer(tx, ctx, await present(tx, ctx, found));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await getPayout(ctx, id) });
  }
}

interface Said {
  action: 'money.reconcile' | 'money.adjust';
  step: string;
  reason: string;
}

const record = (tx: Tx, ctx: StaffCtx, { line, gross, net, fee }: Found, { action, step, reason }: Said) =>
  recordDeed(tx, ctx, {
    ...{ action, subjectKind: 'STATEMENT_LINE', subjectId: line.id, reason },
    after: { step, source: line.source, gross, net, fee, currency: line.currency },
  });
