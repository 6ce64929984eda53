import type { TransitOrder } from '../../../contract/transit';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { packingQuestionRepo, unansweredQuestions } from './packing-question.repo';
import { getRow, readTransit } from './transit-read.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';

interface Answer {
  questionId: string;
  decision: 'AGREE' | 'DECLINE';
}

/**
 * Its shopper says whether the boxes may cost what was asked: then they are sealed at that, or packed otherwise. Nothing is
 * paid by it. @throws AppError NOT_FOUND, STATE_CONFLICT where it was answered, is too late, or something else is asked
 */
export const answerQuestion = (ctx: UserCtx, id: string, { questionId, decision }: Answer): Promise<TransitOrder> =>
  retriedTx(ctx, async (tx) => {
    const order = await lock(tx, await getRow(tx, ctx, id));
    const now = ctx.now();
    if (!order.askedUntil || order.askedUntil <= now) throw new AppError('STATE_CONFLICT');
    const agrees = decision === 'AGREE';
    const asked = await packingQuestionRepo(tx, order).end(id, agrees ? 'AGREED' : 'DECLINED', now);
    if (asked?.id !== questionId) throw new AppError('STATE_CONFLICT');
    await goOn(tx, order, { by: 'SHOPPER', at: now }, agrees ? { agreedLocal: asked.asksLocal } : {});
    return keepAnswer(tx, ctx, await readTransit(tx, ctx, id));
  });

/** What nobody has answered in time is as if they had said no, in all shops. @returns how many */
export const lapseQuestions = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'lapse packing questions', due: unansweredQuestions, work: lapse }, () => now, isStopped);

async function lapse({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const order = await transitRepo(tx, { tenantId }).lock(id);
    // answered meanwhile
    if (!order?.askedUntil || order.askedUntil > now) return;
    await packingQuestionRepo(tx, order).end(id, 'LAPSED', now);
    await goOn(tx, order, { by: 'CLOCK', at: now });
  });
  return undefined;
}

async function lock(tx: Tx, { tenantId, id }: TransitRow): Promise<TransitRow> {
  const order = await transitRepo(tx, { tenantId }).lock(id);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** Somebody packs it again. @throws AppError STATE_CONFLICT */
async function goOn(
  tx: Tx,
  order: TransitRow,
  deed: TransitDeed,
  change: { agreedLocal?: number } = {},
): Promise<void> {
  const repo = transitRepo(tx, order);
  if (!(await repo.change(order, { askedUntil: null, ...change }))) throw new AppError('STATE_CONFLICT');
  await repo.addEvent({ transitOrderId: order.id, status: order.status, position: order.version + 1 }, deed);
}
