import type {
  CompensationAbout,
  CompensationQuery,
  CompensationQueue,
  DeskCompensation,
  QueuedCompensation,
} from '../../../contract/compensation-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findApprovals, presentApproval } from '../operator/approval.service';
import { findDeedsOf } from '../operator/audit.service';
import { findCompensated, type Compensated } from './compensated.repo';
import { compensationMonthRepo } from './compensation-month.repo';
import { monthOfShop } from './give-compensation.service';
import { compensationDeskRepo, type ShownRow } from './compensation.desk.repo';

export const COMPENSATION = 'COMPENSATION';

export async function listCompensations(ctx: StaffCtx, query: CompensationQuery): Promise<CompensationQueue> {
  const { view, keyword, limit } = query;
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  return ctx.tx(async (tx) => {
    const repo = compensationDeskRepo(tx, staffScopeOf(ctx));
    const found = await repo.list(view, keyword, { limit, after });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) => queued(row, ctx)),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
      waiting: {
        toAllow: await repo.count('toAllow'),
        sentBack: await repo.count('sentBack'),
        toPay: await repo.count('toPay'),
      },
      budget: await budgetOf(tx, ctx),
    };
  });
}

const queued = (row: ShownRow, ctx: StaffCtx): QueuedCompensation => ({
  ...{ id: row.id, compensationNo: row.compensationNo, status: row.status, reason: row.reason },
  about: { kind: row.aboutKind, no: row.aboutNo },
  amount: { amount: row.amount, currency: row.currency },
  shopperName: row.shopperName,
  createdAt: row.createdAt.toISOString(),
  ...{ askedBy: row.staffName, rule: row.rule },
  isMine: row.staffId === ctx.staff.staffId,
});

async function budgetOf(tx: Tx, ctx: StaffCtx): Promise<CompensationQueue['budget']> {
  const { most, ...month } = monthOfShop(ctx);
  const given = await compensationMonthRepo(tx, staffScopeOf(ctx)).given(month);
  const money = (amount: number) => ({ amount, currency: month.currency });
  return { left: money(Math.max(0, most - given)), ofMonth: money(most) };
}

/** @throws AppError NOT_FOUND */
export async function requireCompensated(tx: Tx, ctx: StaffCtx, no: string): Promise<Compensated> {
  const about = await findCompensated(tx, staffScopeOf(ctx), no.toUpperCase());
  if (!about) throw new AppError('NOT_FOUND');
  return about;
}

/** What one looks at before anything is asked. @throws AppError NOT_FOUND */
export const lookAtCompensated = (ctx: StaffCtx, no: string): Promise<CompensationAbout> =>
  ctx.tx(async (tx) => {
    const about = await requireCompensated(tx, ctx, no);
    const { currency } = ctx.tenant;
    const given = await compensationDeskRepo(tx, staffScopeOf(ctx)).givenFor(about.no, currency);
    return {
      about: { kind: about.kind, no: about.no },
      shopper: { name: about.shopperName, email: about.shopperEmail },
      given: { amount: given, currency },
      budget: await budgetOf(tx, ctx),
    };
  });

/** @throws AppError NOT_FOUND */
export const getCompensation = (ctx: StaffCtx, id: string): Promise<DeskCompensation> =>
  ctx.tx((tx) => readCompensation(tx, ctx, id));

/** @throws AppError NOT_FOUND */
export async function readCompensation(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskCompensation> {
  const repo = compensationDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const { tenantId, currency, aboutNo } = row;
  const deeds = await findDeedsOf(tx, { tenantId }, { subjectKind: COMPENSATION, subjectId: id });
  const approvals = await findApprovals(tx, ctx, COMPENSATION, [id]);
  return {
    ...{ id, version: row.version, compensationNo: row.compensationNo, status: row.status, reason: row.reason },
    about: { kind: row.aboutKind, no: aboutNo },
    amount: { amount: row.amount, currency },
    ...{ rule: row.rule, note: row.note, bankReference: row.bankReference, createdAt: row.createdAt.toISOString() },
    shopper: { id: row.shopperId, name: row.shopperName, email: row.shopperEmail },
    given: { amount: await repo.givenFor(aboutNo, currency), currency },
    budget: await budgetOf(tx, ctx),
    approvals: approvals.map((each) => presentApproval(each, ctx)),
    timeline: deeds.toReversed().map(({ at, after, reason, staffName }) => ({
      ...{ at: at.toISOString(), code: stepOf(after), detail: reason, staffName },
    })),
  };
}

const stepOf = (after: unknown): string =>
  typeof after === 'object' && after !== null && 'step' in after && typeof after.step === 'string' ? after.step : '';
