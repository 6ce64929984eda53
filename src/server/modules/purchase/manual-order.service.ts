import { findProductLink } from '../../../contract/product-link';
import type { ManualOrder, ManualOrderInput } from '../../../contract/purchase';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { newId } from '../../kernel/tokens';
import { manualOrderRepo, type ManualOrderRow } from './manual-order.repo';

const present = (row: ManualOrderRow): ManualOrder => ({
  ...row,
  status: row.status as ManualOrder['status'],
  createdAt: row.createdAt.toISOString(),
});

/** Files what a shopper describes; an operator quotes it. @throws AppError INVALID where the text holds no http(s) link */
export async function createManual(ctx: UserCtx, input: ManualOrderInput): Promise<ManualOrder> {
  const link = findProductLink(input.productUrl);
  // only an address may be stored: people click on it
  if (!link) throw new AppError('INVALID', { errors: [{ path: 'productUrl', code: 'not_a_link' }] });
  const productUrl = link.kind === 'product' ? link.canonicalUrl : link.url;
  const order = { ...input, productUrl, id: newId(), createdAt: ctx.now() };
  return ctx.tx(async (tx) => {
    const [row] = await manualOrderRepo(tx, ownerOf(ctx)).insert(order);
    if (!row) throw new AppError('INTERNAL');
    return keepAnswer(tx, ctx, present(row));
  });
}

export async function listManual(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const { rows, total } = await ctx.tx((tx) => manualOrderRepo(tx, ownerOf(ctx)).list(page));
  return { items: rows.map(present), total, ...page };
}

/** @throws AppError NOT_FOUND */
export async function getManual(ctx: UserCtx, id: string): Promise<ManualOrder> {
  const row = await ctx.tx((tx) => manualOrderRepo(tx, ownerOf(ctx)).find(id));
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}
