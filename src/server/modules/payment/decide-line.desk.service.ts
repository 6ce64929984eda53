import type { LineDecision, StatementLine } from '../../../contract/statement-desk';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { recordDeed } from '../operator/audit.service';
import { ourThingsRepo } from './our-things.repo';
import { statementDeskRepo, type LineRow } from './statement.desk.repo';
import { presentLine } from './statement-queue.desk.service';

const WEEKS_MS = 60 * 86_400_000;
const OPEN: LineRow['state'][] = ['SUGGESTED', 'UNMATCHED'];
type Change = Parameters<ReturnType<typeof statementDeskRepo>['change']>[1];

/**
 * What a person says that a line is. No money moves by it.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the line as it is now
 */
export async function decideLine(ctx: StaffCtx, id: string, said: LineDecision): Promise<StatementLine> {
  try {
    return await retriedTx(ctx, async (tx) => {
      const repo = statementDeskRepo(tx, staffScopeOf(ctx));
      const row = await repo.lock(id);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.version !== said.version) throw new AppError('STATE_CONFLICT');
      const changed = await repo.change(id, await changeOf(tx, ctx, row, said));
      if (!changed) throw new AppError('NOT_FOUND');
      await recordDeed(tx, ctx, {
        ...{ action: 'money.reconcile', subjectKind: 'STATEMENT_LINE', subjectId: id, reason: said.reason },
        before: { state: row.state, matchNo: row.matchNo },
        after: { state: changed.state, matchNo: changed.matchNo },
      });
      return presentLine(changed);
    });
  } catch (error) {
    // of ours it is another line's already
    const isConflict = isUniqueViolation(error) || (error instanceof AppError && error.code === 'STATE_CONFLICT');
    if (!isConflict) throw error;
    const now = await ctx.tx((tx) => statementDeskRepo(tx, staffScopeOf(ctx)).lock(id));
    throw new AppError('STATE_CONFLICT', { data: now && presentLine(now) });
  }
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });

async function changeOf(tx: Tx, ctx: StaffCtx, row: LineRow, { decision, no, reason }: LineDecision): Promise<Change> {
  const isOpen = OPEN.includes(row.state);
  if (decision === 'REOPEN') {
    if (isOpen || row.matchKind === 'SET') throw new AppError('STATE_CONFLICT');
    return { state: 'UNMATCHED', matchKind: null, matchId: null, matchNo: null, matchWay: null, reason: '' };
  }
  if (!isOpen) throw new AppError('STATE_CONFLICT');
  if (decision === 'IGNORE') {
    if (!reason) throw invalid('reason', 'required');
    return { state: 'IGNORED', matchKind: null, matchId: null, matchNo: null, matchWay: null, reason };
  }
  if (decision === 'ACCEPT') {
    if (row.state !== 'SUGGESTED') throw new AppError('STATE_CONFLICT');
    return { state: 'MATCHED' };
  }
  const thing = await findNamed(tx, ctx, row, no.toUpperCase());
  if (!thing) throw invalid('no', 'unknown');
  if (thing.amount !== row.gross || thing.currency !== row.currency) throw invalid('no', 'other_sum');
  const match = { matchKind: thing.kind, matchId: thing.id, matchNo: thing.no, matchWay: 'PERSON' } as const;
  return { state: 'MATCHED', ...match };
}

/** Of what is ours and no other line's, in the weeks around it. */
async function findNamed(tx: Tx, ctx: StaffCtx, { source, at }: LineRow, no: string) {
  const window = { from: new Date(at.getTime() - WEEKS_MS), to: new Date(at.getTime() + WEEKS_MS) };
  const things = ourThingsRepo(tx, staffScopeOf(ctx)).of(source, { ...window, most: 20_000, withWaiting: true });
  return (await things).find((thing) => thing.no.toUpperCase() === no);
}
