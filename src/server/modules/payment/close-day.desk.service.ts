import type { DayChecked, DayRecord } from '../../../contract/day-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { holdSession } from '../operator/staff-session.service';
import { countFigures } from './day-figures.repo';
import { isSound, readDay, standingOf } from './day-record.desk.service';
import { dayDeskRepo } from './day.desk.repo';

const CLOSE = 'money.close';

/**
 * One person signs a day with its figures as they stand, once and in the order of days. No posting is refused for it,
 * then or later. @throws AppError NOT_FOUND; STATE_CONFLICT with the day as it is, where it is not the next, or the
 * accounts do not stand where its figures end; SESSION_EXPIRED
 */
export const signDay = (ctx: StaffCtx, day: string, note: string): Promise<DayRecord> =>
  ofDay(ctx, day, async (tx) => {
    const repo = dayDeskRepo(tx, staffScopeOf(ctx));
    await repo.lockBook();
    await holdSession(tx, ctx);
    const { isNext, before, span } = await standingOf(tx, ctx, day);
    if (!isNext || (await repo.find(day))) throw new AppError('STATE_CONFLICT');
    const figures = await countFigures(tx, staffScopeOf(ctx), span, before);
    if (!isSound(figures)) throw new AppError('STATE_CONFLICT');
    const events = await repo.countEvents(span);
    const signed = { day, fromAt: span.from, untilAt: span.until, events, signedAt: ctx.now(), signNote: note };
    await repo.sign(signed, figures);
    const now = await readDay(tx, ctx, day);
    const open = now.theirs.length + now.ours.length;
    await recordDeed(tx, ctx, {
      ...{ action: CLOSE, subjectKind: 'DAY', subjectId: day, reason: note },
      after: { step: 'SIGNED', events, open },
    });
    return now;
  });

/**
 * Another person has looked at it.
 * @throws AppError NOT_FOUND, SAME_PERSON, CODE_INVALID, SESSION_EXPIRED; STATE_CONFLICT with the day as it is
 */
export async function checkDay(ctx: StaffCtx, day: string, { version, note, code }: DayChecked): Promise<DayRecord> {
  await proveAgain(ctx, code);
  return ofDay(ctx, day, async (tx) => {
    const repo = dayDeskRepo(tx, staffScopeOf(ctx));
    const row = await repo.find(day);
    if (!row) throw new AppError('STATE_CONFLICT');
    // the database refuses it too
    if (row.signedBy === ctx.staff.staffId) throw new AppError('SAME_PERSON');
    if (!(await repo.check(day, version, { checkedAt: ctx.now(), checkNote: note })))
      throw new AppError('STATE_CONFLICT');
    // behind the lock of its row
    await holdSession(tx, ctx);
    await recordDeed(tx, ctx, {
      ...{ action: CLOSE, subjectKind: 'DAY', subjectId: day, reason: note },
      after: { step: 'CHECKED' },
    });
    return readDay(tx, ctx, day);
  });
}

async function ofDay(ctx: StaffCtx, day: string, work: (tx: Tx) => Promise<DayRecord>): Promise<DayRecord> {
  try {
    return await retriedTx(ctx, work);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readDay(tx, ctx, day)) });
  }
}
