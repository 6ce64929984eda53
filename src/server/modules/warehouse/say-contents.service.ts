import { wrongWords } from '../../../contract/customs-words';
import type { StockInParcel } from '../../../contract/parcel';
import type { ContentsInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { parcelContentsRepo } from './parcel-contents.repo';
import { frameOf, lockMine, readStockIn } from './stock-in.service';

/**
 * What the shopper's own seller has sent, which nobody has said yet: asked before it is shipped, as customs and whoever
 * prices it go by it. What is known to be in a parcel stays.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it is not on its shelf or its contents are known
 */
export async function sayContents(ctx: UserCtx, id: string, { items }: ContentsInput): Promise<StockInParcel> {
  const frame = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const { status } = await lockMine(tx, ctx, id);
    const errors = items.flatMap(({ title }, at) => {
      const code = wrongWords(title);
      return code ? [{ path: `items.${at}.title`, code }] : [];
    });
    if (errors.length > 0) throw new AppError('INVALID', { errors });
    const repo = parcelContentsRepo(tx, ownerOf(ctx));
    if (status !== 'STOCKED_IN' || (await repo.itemsOf(id)).length > 0) throw new AppError('STATE_CONFLICT');
    await repo.add(id, { items: items.map((item, position) => ({ ...item, id: newId(), position })) });
    return readStockIn(tx, ctx, id, frame);
  });
}
