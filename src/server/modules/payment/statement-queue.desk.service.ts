import type {
  DeskStatement,
  StatementLine,
  StatementPage,
  StatementQuery,
  StatementRecord,
  StatementRecordQuery,
} from '../../../contract/statement-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { ourThingsRepo } from './our-things.repo';
import { payoutDeskRepo } from './payout.desk.repo';
import { LINES_PAGE, statementDeskRepo, type LineRow, type StatementRow } from './statement.desk.repo';

const MOST_OURS = 100;
/** Clocks are not the same. */
const CLOCKS_MS = 60_000;
/** A bank names days, each kept as its noon. */
const HALF_DAY_MS = 43_200_000;

const cursorOf = (said: string | undefined) => {
  const [at = '', id = ''] = said?.split(/_(.*)/s) ?? [];
  return said === undefined ? undefined : { at: new Date(Number(at)), id };
};

export const listStatements = (ctx: StaffCtx, { after, limit }: StatementQuery): Promise<StatementPage> =>
  ctx.tx(async (tx) => {
    const repo = statementDeskRepo(tx, staffScopeOf(ctx));
    const found = await repo.list(limit, cursorOf(after));
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const counts = await repo.counts(rows.map(({ id }) => id));
    const asked = await payoutDeskRepo(tx, staffScopeOf(ctx)).toAllow();
    return {
      items: rows.map((row) => present(row, counts.get(row.id))),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
      waiting: { open: await repo.countOpen(), toAllow: asked.length },
      payouts: asked.map(({ statementId, no, amount, currency }) => ({
        statementId,
        no,
        amount: { amount, currency },
      })),
    };
  });

/** @throws AppError NOT_FOUND */
export async function readStatementRow(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskStatement> {
  const repo = statementDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row, (await repo.counts([id])).get(id));
}

/** @throws AppError NOT_FOUND */
export const getStatement = (ctx: StaffCtx, id: string, query: StatementRecordQuery): Promise<StatementRecord> =>
  ctx.tx(async (tx) => {
    const repo = statementDeskRepo(tx, staffScopeOf(ctx));
    const row = await repo.find(id);
    if (!row) throw new AppError('NOT_FOUND');
    const found = await repo.lines(id, query.view, cursorOf(query.after));
    const lines = found.slice(0, LINES_PAGE);
    const last = found.length > LINES_PAGE ? lines.at(-1) : undefined;
    const edge = row.source === 'BANK' ? -HALF_DAY_MS : CLOCKS_MS;
    const span = { from: new Date(row.fromAt.getTime() + edge), to: new Date(row.toAt.getTime() - edge) };
    const ours = await ourThingsRepo(tx, staffScopeOf(ctx)).of(row.source, {
      ...{ ...span, most: MOST_OURS, withWaiting: false },
    });
    return {
      ...present(row, (await repo.counts([id])).get(id)),
      lines: lines.map(presentLine),
      next: last ? `${String(last.at.getTime())}_${last.id}` : null,
      ours: ours.slice(0, MOST_OURS).map(({ id: ofId, kind, no, at, amount, currency }) => ({
        ...{ id: ofId, kind, no, at: at.toISOString(), amount: { amount, currency } },
      })),
    };
  });

const present = (row: StatementRow, counts: Partial<Record<LineRow['state'], number>> = {}): DeskStatement => ({
  ...{ id: row.id, source: row.source, fileName: row.fileName, staffName: row.staffName },
  ...{ from: row.fromAt.toISOString(), to: row.toAt.toISOString(), readAt: row.createdAt.toISOString() },
  counts: { MATCHED: 0, SUGGESTED: 0, UNMATCHED: 0, IGNORED: 0, ...counts },
});

export const presentLine = (row: LineRow): StatementLine => {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const { matchKind: kind, matchNo: no, matchWay: way } = row;
  return {
    ...{ id: row.id, version: row.version, extId: row.extId, at: row.at.toISOString(), kind: row.kind },
    ...{ gross: money(row.gross), fee: money(row.fee), net: money(row.net), text: row.text, state: row.state },
    ...{ match: kind && no !== null && way ? { kind, no, way } : null, reason: row.reason },
  };
};
