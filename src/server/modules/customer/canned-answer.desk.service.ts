import type { CannedAnswer, CannedAnswerInput } from '../../../contract/thread-desk';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { cannedAnswerRepo, type AnswerRow } from './canned-answer.repo';

const deedOf = (subjectId: string) => ({ action: 'customer.message', subjectKind: 'CANNED_ANSWER', subjectId });
const present = ({ id, version, title, texts, then, note }: AnswerRow): CannedAnswer => ({
  ...{ id, version, title, texts, then, note },
});

export const listAnswers = (ctx: StaffCtx) =>
  ctx.tx(async (tx) => ({ items: (await cannedAnswerRepo(tx, staffScopeOf(ctx)).list()).map(present) }));

/** @throws AppError CONFLICT where there are as many as may be */
export const createAnswer = (ctx: StaffCtx, said: CannedAnswerInput): Promise<CannedAnswer> =>
  ctx.tx(async (tx) => {
    const repo = cannedAnswerRepo(tx, staffScopeOf(ctx));
    if ((await repo.count()) >= LIMITS.cannedAnswers)
      throw new AppError('CONFLICT', { data: { maximum: LIMITS.cannedAnswers } });
    const row = { id: newId(), ...said };
    await repo.insert({ ...row, createdAt: ctx.now() });
    await recordDeed(tx, ctx, { ...deedOf(row.id), before: null, after: said });
    return { ...row, version: 1 };
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the answer as it is now */
export const changeAnswer = (
  ctx: StaffCtx,
  id: string,
  { version, ...said }: CannedAnswerInput & { version: number },
): Promise<CannedAnswer> =>
  ctx.tx(async (tx) => {
    const row = await held(tx, ctx, id, version);
    await cannedAnswerRepo(tx, staffScopeOf(ctx)).update(row, said);
    await recordDeed(tx, ctx, { ...deedOf(id), before: { ...present(row) }, after: said });
    return { id, ...said, version: version + 1 };
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the answer as it is now */
export const removeAnswer = (ctx: StaffCtx, id: string, version: number) =>
  ctx.tx(async (tx) => {
    const row = await held(tx, ctx, id, version);
    await cannedAnswerRepo(tx, staffScopeOf(ctx)).remove(id);
    await recordDeed(tx, ctx, { ...deedOf(id), before: { ...present(row) }, after: null });
    return {};
  });

async function held(tx: Tx, ctx: StaffCtx, id: string, version: number): Promise<AnswerRow> {
  const row = await cannedAnswerRepo(tx, staffScopeOf(ctx)).lock(id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('STATE_CONFLICT', { data: present(row) });
  return row;
}
