import type { TransitLogistics } from '../../../contract/transit';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { logisticsRepo } from './logistics.repo';
import { presentLogistics } from './logistics.rules';
import { getRow, lineOfReceipt } from './transit-read.service';
import { transitRepo } from './transit.repo';

/** @throws AppError NOT_FOUND */
export const getLogistics = (ctx: UserCtx, id: string): Promise<TransitLogistics> =>
  ctx.tx(async (tx) => {
    const row = await getRow(tx, ctx, id);
    const boxes = await transitRepo(tx, ownerOf(ctx)).listBoxes([id]);
    const events = boxes.length === 0 ? [] : await logisticsRepo(tx, ownerOf(ctx)).list(boxes.map((box) => box.id));
    return presentLogistics(row, { boxes, events, line: await lineOfReceipt(tx, row), now: ctx.now() });
  });
