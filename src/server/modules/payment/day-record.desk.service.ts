import type { DayRecord } from '../../../contract/day-desk';
import { tenantDate } from '../../../contract/tenant-time';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { presentEvents } from '../wallet/ledger.desk.service';
import { findDifferences } from './day-differences.service';
import { countFigures, type Figure } from './day-figures.repo';
import { presentDay } from './day-queue.desk.service';
import { dayDeskRepo } from './day.desk.repo';
import { dayAfter, spanOfDay } from './day.rules';

/** Whether the accounts stand where the figures end. */
export const isSound = (figures: Figure[]): boolean => figures.every(({ closing, stands }) => closing === stands);

/** Which day can be signed, what it is counted from, and whether it is this one. */
export async function standingOf(tx: Tx, ctx: StaffCtx, day: string) {
  const repo = dayDeskRepo(tx, staffScopeOf(ctx));
  const last = await repo.edge('last');
  const offset = ctx.tenant.timezoneOffset;
  const begun = last ? undefined : await repo.beginning();
  const isOver = (each: string) => spanOfDay(each, offset).until <= ctx.now();
  // the first may be any day since the book began
  const next = last ? dayAfter(last.day) : begun && day >= tenantDate(begun, offset) ? day : undefined;
  const isNext = next === day && isOver(day);
  const before = isNext ? last : undefined;
  return {
    isNext,
    next: next !== undefined && isOver(next) ? next : null,
    before: before?.day,
    span: spanOfDay(day, offset, before?.untilAt),
  };
}

/** @throws AppError NOT_FOUND of a day that is not over, or before the first that was signed */
export const getDay = (ctx: StaffCtx, day: string): Promise<DayRecord> => ctx.tx((tx) => readDay(tx, ctx, day));

/** As it is kept where it was signed; else as it is now. @throws AppError NOT_FOUND */
export async function readDay(tx: Tx, ctx: StaffCtx, day: string): Promise<DayRecord> {
  const repo = dayDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(day);
  const standing = await standingOf(tx, ctx, day);
  const isShown = day < tenantDate(ctx.now(), ctx.tenant.timezoneOffset);
  if (!row && (!isShown || standing.next === null || day < standing.next)) throw new AppError('NOT_FOUND');
  const span = row ? { from: row.fromAt, until: row.untilAt } : standing.span;
  const figures = row ? await repo.figuresOf(day) : await countFigures(tx, staffScopeOf(ctx), span, standing.before);
  const late = (await repo.countLate([day])).get(day) ?? 0;
  return {
    ...presentDay(day, row, late),
    ...{ version: row?.version ?? 0, from: span.from.toISOString(), until: span.until.toISOString() },
    ...{ signedAt: row?.signedAt.toISOString() ?? null, signNote: row?.signNote ?? '' },
    ...{ checkedAt: row?.checkedAt?.toISOString() ?? null, checkNote: row?.checkNote ?? '' },
    ...{ isMine: row?.signedBy === ctx.staff.staffId, canSign: standing.isNext, next: standing.next },
    events: row?.events ?? (await repo.countEvents(span)),
    isSound: isSound(figures),
    figures: figures.map(presentFigure),
    ...(await findDifferences(tx, ctx, day, span, figures)),
    latePostings: late === 0 ? [] : await presentEvents(tx, ctx, await repo.lateOf(day)),
  };
}

function presentFigure({ account, provider, currency, ...sum }: Figure): DayRecord['figures'][number] {
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ account, provider, opening: money(sum.opening), late: money(sum.late) },
    ...{ came: money(sum.came), went: money(sum.went), closing: money(sum.closing) },
  };
}
