import type {
  DeskStatement,
  StatementColumns,
  StatementInput,
  StatementPreview,
} from '../../../contract/statement-desk';
import { STATEMENTS } from '../../adapters/payment/statement/statement.registry';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { columnsOf, readBankLines, shapeOf } from './bank-statement.rules';
import { matchLines, setOf, type Match, type TheirLine } from './match-lines.rules';
import { ourThingsRepo } from './our-things.repo';
import { statementDeskRepo } from './statement.desk.repo';
import { readStatementRow } from './statement-queue.desk.service';

const MOST_LINES = 5000;
const MOST_BAD = 100;
const DAY_MS = 86_400_000;
/** A bank may tell the day from which a sum counts, and days begin earlier elsewhere; what is later is a slip. */
const AHEAD_MS = 3 * DAY_MS;
/** A shopper says that money was sent before the bank has it, and is asked for it weeks before. */
const BEFORE = { BANK: 40, PROVIDER: 3 };

export const lookAtFile = (ctx: StaffCtx, content: string): Promise<StatementColumns> =>
  ctx.tx(async (tx) => columnsOf(content, await statementDeskRepo(tx, staffScopeOf(ctx)).mappingOf(shapeOf(content))));

/** @throws AppError INVALID where it has no line that can be read, or too many */
export const previewStatement = (ctx: StaffCtx, input: StatementInput): Promise<StatementPreview> => {
  const { lines, bad } = readFile(ctx, input);
  return ctx.tx(async (tx) => {
    const { fresh, matches } = await matchNew(tx, ctx, input.source, lines);
    const { currency } = ctx.tenant;
    const own = lines.filter((line) => line.currency === currency);
    const sum = (of: (net: number) => boolean) =>
      own.reduce((all, { net }) => (of(net) ? all + Math.abs(net) : all), 0);
    const count = (state: Match['state']) => matches.filter((match) => match.state === state).length;
    return {
      ...{ lines: lines.length, known: lines.length - fresh.length, bad: bad.slice(0, MOST_BAD) },
      counts: { MATCHED: count('MATCHED'), SUGGESTED: count('SUGGESTED'), UNMATCHED: count('UNMATCHED') },
      came: { amount: sum((net) => net > 0), currency },
      went: { amount: sum((net) => net < 0), currency },
    };
  });
};

/** Each line once, whatever file it stands in. @throws AppError INVALID; STATE_CONFLICT where nothing in it is new */
export async function readStatement(ctx: StaffCtx, input: StatementInput): Promise<DeskStatement> {
  const { lines } = readFile(ctx, input);
  const { source, fileName, content, mapping } = input;
  return retriedTx(ctx, async (tx) => {
    const repo = statementDeskRepo(tx, staffScopeOf(ctx));
    const { fresh, matches } = await matchNew(tx, ctx, source, lines);
    if (fresh.length === 0) throw new AppError('STATE_CONFLICT');
    const times = lines.map(({ at }) => at.getTime());
    const id = newId();
    const span = { fromAt: new Date(Math.min(...times)), toAt: new Date(Math.max(...times)) };
    const about = { id, source, fileName, shape: shapeOf(content), mapping: mapping ?? null, ...span };
    await repo.insert({ ...about, staffId: ctx.staff.staffId, createdAt: ctx.now() });
    const rows = fresh.map((line, index) => rowOf(id, source, line, matches[index] ?? { state: 'UNMATCHED' }));
    const count = await repo.insertLines(rows);
    if (count === 0) throw new AppError('STATE_CONFLICT');
    await findSets(tx, ctx, id);
    await recordDeed(tx, ctx, {
      ...{ action: 'money.reconcile', subjectKind: 'STATEMENT', subjectId: id },
      after: { source, fileName, lines: count },
    });
    return readStatementRow(tx, ctx, id);
  }).catch((error: unknown) => {
    // somebody matched one of ours at the same moment
    throw isUniqueViolation(error) ? new AppError('STATE_CONFLICT') : error;
  });
}

function rowOf(statementId: string, source: StatementInput['source'], line: TheirLine, { state, thing, way }: Match) {
  const { extId, at, kind, gross, fee, net, currency, text } = line;
  return {
    ...{ id: newId(), statementId, source, extId, at, kind, gross, fee, net, currency, text, state },
    ...{ matchKind: thing?.kind, matchId: thing?.id, matchNo: thing?.no, matchWay: way },
  };
}

function readFile(ctx: StaffCtx, { source, content, mapping }: StatementInput) {
  const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
  if (source === 'BANK' && !mapping) throw invalid('mapping', 'required');
  const read =
    source === 'BANK' && mapping
      ? readBankLines(content, mapping, ctx.tenant.currency, new Date(ctx.now().getTime() + AHEAD_MS))
      : readOfProvider(source, content);
  if (read.lines.length === 0) throw invalid('content', 'invalid_format');
  if (read.lines.length > MOST_LINES) throw invalid('content', 'too_big');
  return read;
}

function readOfProvider(source: string, content: string) {
  const { rows = [], bad = [] } = STATEMENTS[source]?.(content) ?? {};
  const lines = rows.map(({ date: at, providerId, kind, gross, fee, net, currency, names }): TheirLine => ({
    ...{ extId: `${kind}.${providerId}`.slice(0, 120), at, kind, gross, fee, net, currency, payer: '' },
    ...{ names: [providerId, ...names], text: names.join(' | ').slice(0, 500) },
  }));
  // a name twice in one file is told once
  const once = [...new Map(lines.map((line) => [line.extId, line])).values()];
  return { lines: once, bad };
}

/** Those that were not read before, each with what of ours it is. */
async function matchNew(tx: Tx, ctx: StaffCtx, source: StatementInput['source'], lines: TheirLine[]) {
  const known = await statementDeskRepo(tx, staffScopeOf(ctx)).known(source, lines.map(({ extId }) => extId)); // prettier-ignore
  const fresh = lines.filter(({ extId }) => !known.has(extId));
  const times = fresh.map(({ at }) => at.getTime());
  if (times.length === 0) return { fresh, matches: [] };
  const before = (source === 'BANK' ? BEFORE.BANK : BEFORE.PROVIDER) * DAY_MS;
  const window = { from: new Date(Math.min(...times) - before), to: new Date(Math.max(...times) + 3 * DAY_MS) };
  const ours = await ourThingsRepo(tx, staffScopeOf(ctx)).of(source, { ...window, most: 20_000, withWaiting: true });
  return { fresh, matches: matchLines(fresh, ours) };
}

/** A payout is many charges less what the provider keeps. */
async function findSets(tx: Tx, ctx: StaffCtx, statementId: string): Promise<void> {
  const repo = statementDeskRepo(tx, staffScopeOf(ctx));
  for (const payout of await repo.openPayouts(statementId)) {
    const parts = await repo.unpaid(payout.source, payout.currency, payout.at);
    const set = setOf(-payout.net, parts);
    if (set) {
      await repo.payOut(set, payout.id);
      const no = String(set.length);
      await repo.change(payout.id, { state: 'MATCHED', matchKind: 'SET', matchId: null, matchNo: no, matchWay: 'SUM' });
    }
  }
}
