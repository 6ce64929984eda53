import { receiptOf } from '../../../contract/transit-receipt';
import { LIMITS } from '../../../contract/limits';
import type { Measures } from '../../../contract/transit-box';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { tellOfTransit } from '../account/order-mail.service';
import { agreedOf, isOverAgreed } from './agreed-invoice.rules';
import type { Packer } from './pack.service';
import { packedRequest } from './packed-request.rules';
import { packingQuestionRepo } from './packing-question.repo';
import { lineOfReceipt } from './transit-read.service';
import { transitRepo } from './transit.repo';

const HOUR_MS = 3_600_000;

interface Asked {
  boxes: readonly Measures[];
  excess: number;
  /** In the words of who asks. */
  note: string;
  hours: number;
}

/**
 * Asks its shopper whether these boxes may cost so much, until a day: nobody packs it meanwhile. What it would cost is
 * worked out here, as it is when they are sealed.
 * @throws AppError NOT_FOUND, INVALID, LINE_REFUSED, STATE_CONFLICT where it is not packed, asked already, or not too dear
 */
export const askShopper = (packer: Packer, id: string, { boxes, excess, note, hours }: Asked): Promise<void> =>
  retriedTx(packer, async (tx) => {
    const repo = transitRepo(tx, packer);
    const order = await repo.lock(id);
    if (!order) throw new AppError('NOT_FOUND');
    if (boxes.length === 0 || boxes.length > LIMITS.transitBoxes)
      throw new AppError('INVALID', { errors: [{ path: 'boxes', code: 'out_of_range' }] });
    if (order.status !== 'PACKING' || order.heldAt || order.askedUntil) throw new AppError('STATE_CONFLICT');
    const at = packer.now();
    const held = await repo.heldParcels(id);
    const line = await lineOfReceipt(tx, order);
    const invoice = receiptOf(line, packedRequest(order, { boxes, held }), order.estimate.shop, at.toISOString());
    if (!invoice) throw new AppError('LINE_REFUSED', { data: { refusals: [] } });
    const asksLocal = invoice.total.local.amount;
    // what is within what was agreed is sealed, and nobody is asked
    if (!isOverAgreed(order, asksLocal, excess)) throw new AppError('STATE_CONFLICT');
    const decideBefore = new Date(at.getTime() + hours * HOUR_MS);
    const question = {
      id: newId(),
      transitOrderId: id,
      state: 'ASKED' as const,
      toldLocal: agreedOf(order),
      asksLocal,
    };
    const asked = { note, staffId: packer.actor.id, askedAt: at, decideBefore };
    await packingQuestionRepo(tx, packer).insert({ ...question, ...asked });
    if (!(await repo.change(order, { askedUntil: decideBefore }))) throw new AppError('STATE_CONFLICT');
    const event = { transitOrderId: id, status: order.status, position: order.version + 1 };
    await repo.addEvent(event, { by: 'PACKER', actorId: packer.actor.id, note, at });
    await tellOfTransit(tx, order, 'TRANSIT_ASKED', at);
    await packer.record(tx, {
      ...{ action: 'packing.weigh', subjectKind: 'TRANSIT_ORDER', subjectId: id },
      before: { agreed: question.toldLocal },
      after: { asks: asksLocal, currency: order.currency, until: decideBefore.toISOString(), note },
    });
  });
