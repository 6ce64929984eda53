import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../../../contract/limits';
import type { DeskShipment } from '../../../contract/way-desk';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { countAttempt, forgetAttempts } from '../../kernel/rate-limit';
import { scopeOf } from '../../kernel/tenant-scope';
import { recordDeed } from '../operator/audit.service';
import { STAFF_WORD, WITHOUT_CODE } from './station-word.rules';
import { applyTrackingIn } from './tracking.service';
import { transitRepo } from './transit.repo';
import { isHandedOut } from './way-desk-view.rules';
import { wayDeskRepo } from './way-desk.repo';
import { stepAtDesk } from './way-steps.desk.service';

interface HandOut {
  code?: string | undefined;
  reason?: string | undefined;
}

/**
 * Hands all boxes of a shipment out to whoever fetches it.
 * @throws AppError NOT_FOUND, INVALID where it is not its code, TOO_MANY_REQUESTS after some of them, STATE_CONFLICT with
 * the shipment where it is not there to be fetched
 */
export async function handOutAtDesk(ctx: StaffCtx, id: string, { code, reason }: HandOut): Promise<DeskShipment> {
  if ((code === undefined) === (reason === undefined)) throw invalid('required');
  const found = await ctx.tx((tx) => wayDeskRepo(tx, staffScopeOf(ctx)).find(id));
  const isThere = found !== undefined && isHandedOut(found);
  const key = `pickup-code:${id}`;
  // what is not there to be fetched, or not theirs to see, has no code that could be guessed
  if (isThere && code !== undefined) await countAttempt(ctx, { key, max: LIMITS.pickupTries, windowSeconds: 3_600 });
  const handedOut = await stepAtDesk(ctx, id, undefined, async (tx, order) => {
    if (!isThere || !isHandedOut(order) || order.pickupCode === null) throw new AppError('STATE_CONFLICT');
    if (code !== undefined && !isSameCode(code, order.pickupCode)) throw invalid('wrong_code');
    const how = code === undefined ? WITHOUT_CODE : 'CODE';
    const text = code === undefined ? 'Handed out at the station' : 'Handed out against its code';
    const news = [{ at: ctx.now(), code: how, state: 'DELIVERED', leg: 'LOCAL', place: '', text } as const];
    for (const { carrier, trackingNo } of await transitRepo(tx, order).listBoxes([id]))
      await applyTrackingIn(tx, scopeOf(ctx), { provider: STAFF_WORD, carrier, trackingNo, news });
    await recordDeed(tx, ctx, {
      ...{ action: 'packing.declare', subjectKind: 'TRANSIT_ORDER', subjectId: id, reason: reason ?? '' },
      ...{ before: { status: order.status }, after: { status: 'DELIVERED', handedOut: how } },
    });
  });
  if (code !== undefined) await forgetAttempts(ctx, [key]);
  return handedOut;
}

const invalid = (code: string) => new AppError('INVALID', { errors: [{ path: 'code', code }] });

/** In the same time, however much of it is right. */
const isSameCode = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
