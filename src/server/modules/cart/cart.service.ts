import type { Cart } from '../../../contract/cart';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { findSupplierProducts } from '../catalog/supplier-product.service';
import { cartRepo, type CartLine } from './cart.repo';
import { cartOf } from './cart.rules';
import { offerOf, type Offer, type OfferedProduct } from './offer.rules';
import { chooseSkus, recallOffers, showOffers, type Choice, type ChosenSku } from './offer.service';
import { offerKey, priceLines } from './pricing.rules';

const repoOf = (tx: Tx, ctx: UserCtx) => cartRepo(tx, ownerOf(ctx));

export async function getCart(ctx: UserCtx): Promise<Cart> {
  const lines = await ctx.atOnce((tx) => repoOf(tx, ctx).list());
  return cartOf(priceLines(lines, await showOffers(ctx, lines), ctx.tenant));
}

export const add = (ctx: UserCtx, { productUrl, ...item }: ChosenSku & { productUrl: string }) =>
  addChoice(ctx, { productUrl, items: [item], pathOf: (_, field) => field });

export const addMultiple = (ctx: UserCtx, choice: Omit<Choice, 'pathOf'>) =>
  addChoice(ctx, { ...choice, pathOf: (item, field) => `items.${item}.${field}` });

/** All or none. @throws AppError also CART_FULL, SOLD_OUT, QUANTITY_NOT_ALLOWED */
async function addChoice(ctx: UserCtx, choice: Choice): Promise<Cart> {
  if (ctx.once?.progress.isInCart) return getCart(ctx);
  const { product, lines: chosen } = await chooseSkus(ctx, choice);
  const offers = new Map(chosen.map((line) => [offerKey(line), line.seen]));
  const pathOf = (skuId: string) =>
    choice.pathOf(
      choice.items.findIndex((item) => item.productSkuId === skuId),
      'quantity',
    );
  const lines = await ctx.tx(async (tx) => {
    const repo = repoOf(tx, ctx);
    const [, , all] = await Promise.all([repo.lock(), repo.add(chosen, ctx.now()), repo.list()]);
    if (all.length > LIMITS.cartItems) throw new AppError('CART_FULL');
    refuseWrongLines(ctx, all, offers, pathOf);
    // the answer is a view: a replay looks anew
    await ctx.once?.finish(tx, { isInCart: 'yes' });
    return all;
  });
  return present(ctx, lines, [product]);
}

export async function setQuantity(ctx: UserCtx, id: string, quantity: number): Promise<Cart> {
  const before = await ctx.atOnce((tx) => repoOf(tx, ctx).list());
  const line = before.find(({ cartItemId }) => cartItemId === id);
  if (!line) throw new AppError('NOT_FOUND');
  const product = (await findSupplierProducts(ctx, [line])).get(line.productUrl);
  const offer = product && offerOf(product, line.skuId);
  if (!offer) throw new AppError('SOLD_OUT');
  const lines = await ctx.tx(async (tx) => {
    const repo = repoOf(tx, ctx);
    const [, isThere, all] = await Promise.all([repo.lock(), repo.update(id, { quantity }), repo.list()]);
    if (!isThere) throw new AppError('NOT_FOUND');
    refuseWrongLines(ctx, all, new Map([[offerKey(line), offer]]), () => 'quantity');
    return all;
  });
  return present(ctx, lines, [product]);
}

/** Judges the lines that `touched` names, in the cart as it now stands: the minimum counts all SKUs of a product. */
function refuseWrongLines(
  ctx: UserCtx,
  lines: CartLine[],
  touched: Map<string, Offer>,
  pathOf: (skuId: string) => string,
) {
  for (const { wanted, problem, quantityProblem } of priceLines(lines, touched, ctx.tenant)) {
    if (!problem || !touched.has(offerKey(wanted))) continue;
    const errors = [{ path: pathOf(wanted.skuId), code: quantityProblem ?? problem }];
    throw new AppError(problem === 'QUANTITY' ? 'QUANTITY_NOT_ALLOWED' : 'SOLD_OUT', { errors });
  }
}

export const setMessage = (ctx: UserCtx, id: string, message: string): Promise<Cart> =>
  change(ctx, (repo) => repo.update(id, { message }));

export const remove = (ctx: UserCtx, id: string): Promise<Cart> => change(ctx, (repo) => repo.remove(id));

export async function clear(ctx: UserCtx): Promise<Cart> {
  await ctx.atOnce((tx) => repoOf(tx, ctx).clear());
  return cartOf([]);
}

async function change(ctx: UserCtx, apply: (repo: ReturnType<typeof cartRepo>) => Promise<boolean>): Promise<Cart> {
  const lines = await ctx.tx(async (tx) => {
    const repo = repoOf(tx, ctx);
    const [isThere, all] = await Promise.all([apply(repo), repo.list()]);
    if (!isThere) throw new AppError('NOT_FOUND');
    return all;
  });
  return present(ctx, lines);
}

/** After a change: what was not touched is as it was last known, so that nobody is asked about it. */
const present = async (ctx: UserCtx, lines: CartLine[], known: OfferedProduct[] = []): Promise<Cart> =>
  cartOf(priceLines(lines, await recallOffers(ctx, lines, known), ctx.tenant));
