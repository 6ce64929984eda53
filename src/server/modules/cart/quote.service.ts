import type { Quote } from '../../../contract/cart';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { tooMany } from '../../kernel/rate-limit';
import { newId } from '../../kernel/tokens';
import { openWarehousesOf } from '../tenant/offers.service';
import { cartRepo, type CartLine } from './cart.repo';
import { isAsSeen, type OfferedProduct } from './offer.rules';
import { chooseSkus, findOffers, type ChosenSku } from './offer.service';
import { priceLines, type PricedLine, type WantedLine } from './pricing.rules';
import { isSameDeal, quoteOf, wantedAgain } from './quote.rules';
import { quoteRepo, type QuoteSource } from './quote.repo';

export type { WantedLine } from './pricing.rules';
export type { QuoteSource } from './quote.repo';

export interface NewQuote {
  quote: Quote;
  source: QuoteSource;
  lines: PricedLine[];
}

/** @throws AppError NOT_FOUND where a line is not in the shopper's cart, TOO_MANY_REQUESTS where many quotes wait unused */
export async function refresh(
  ctx: UserCtx,
  { cartItemIds, tenantWarehouseId }: { cartItemIds: string[]; tenantWarehouseId?: string },
): Promise<Quote> {
  const warehouseId = await warehouseOf(ctx, tenantWarehouseId);
  const lines = await ctx.atOnce((tx) => cartRepo(tx, ownerOf(ctx)).list(cartItemIds));
  if (lines.length !== new Set(cartItemIds).size) throw new AppError('NOT_FOUND');
  return saveQuote(ctx, await newQuote(ctx, 'CART', lines, warehouseId));
}

/** @throws AppError PRODUCT_URL_INVALID, PRODUCT_NOT_FOUND, INVALID, QUANTITY_NOT_ALLOWED */
export async function previewProduct(
  ctx: UserCtx,
  choice: { productUrl: string; items: ChosenSku[]; message?: string; tenantWarehouseId?: string },
): Promise<Quote> {
  const warehouseId = await warehouseOf(ctx, choice.tenantWarehouseId);
  const { product, lines } = await chooseSkus(ctx, { ...choice, pathOf: (item, field) => `items.${item}.${field}` });
  const wanted = lines.map((line) => ({ ...line, cartItemId: null }));
  return saveQuote(ctx, await newQuote(ctx, 'PREVIEW', wanted, warehouseId, [product]));
}

/** Prices lines at the marketplace and by the tenant's terms of now; not stored. */
export async function newQuote(
  ctx: UserCtx,
  source: QuoteSource,
  wanted: WantedLine[],
  tenantWarehouseId: string,
  known: OfferedProduct[] = [],
): Promise<NewQuote> {
  const lines = priceLines(wanted, await findOffers(ctx, wanted, known), ctx.tenant);
  const expiresAt = new Date(ctx.now().getTime() + LIMITS.quoteMinutes * 60_000).toISOString();
  return { source, lines, quote: quoteOf(lines, ctx.tenant, { quoteId: newId(), expiresAt, tenantWarehouseId }) };
}

/**
 * Prices a stored quote again for the shopper who orders by it: same things, same money. What moved goes out as a new
 * quote in the refusal's `data`.
 * @throws AppError NOT_FOUND, STATE_CONFLICT (used, or its cart lines are gone), QUOTE_EXPIRED, PRICE_CHANGED, SOLD_OUT,
 *   QUANTITY_NOT_ALLOWED
 */
export async function confirmQuote(ctx: UserCtx, quoteId: string, source: QuoteSource): Promise<NewQuote> {
  const [stored, inCart] = await ctx.atOnce((tx) =>
    Promise.all([
      quoteRepo(tx, ownerOf(ctx)).find(quoteId),
      source === 'CART' ? cartRepo(tx, ownerOf(ctx)).list() : [],
    ]),
  );
  if (stored?.source !== source) throw new AppError('NOT_FOUND');
  if (stored.usedAt) throw new AppError('STATE_CONFLICT');
  if (stored.expiresAt <= ctx.now()) throw new AppError('QUOTE_EXPIRED');
  const shown = stored.quote;
  const quoted = wantedAgain(shown);
  const wanted = source === 'CART' ? asInCart(inCart, quoted) : quoted;
  const fresh = await newQuote(ctx, source, wanted, shown.tenantWarehouseId);
  if (fresh.quote.canOrder && isSameDeal(shown, fresh.quote)) return fresh;
  throw await refusalOf(ctx, fresh);
}

/** Why no order is made of it, with the quote itself, stored, to go on with. */
export async function refusalOf(ctx: UserCtx, fresh: NewQuote): Promise<AppError> {
  const isGone = fresh.lines.some(({ problem }) => problem === 'SOLD_OUT' || problem === 'OFF_SHELF');
  const isWrong = !fresh.quote.canOrder;
  const code = isGone ? 'SOLD_OUT' : isWrong ? 'QUANTITY_NOT_ALLOWED' : 'PRICE_CHANGED';
  return new AppError(code, { data: await saveQuote(ctx, fresh) });
}

/** Uses up a confirmed quote and its cart lines, within the order's transaction. @throws AppError STATE_CONFLICT */
export async function useQuote(tx: Tx, ctx: UserCtx, quoteId: string, { lines, source }: NewQuote): Promise<void> {
  const inCart = source === 'CART' ? lines : [];
  const [isUsed, taken] = await Promise.all([
    quoteRepo(tx, ownerOf(ctx)).use(quoteId, ctx.now()),
    cartRepo(tx, ownerOf(ctx)).take(
      inCart.map(({ wanted }) => ({ id: wanted.cartItemId ?? '', quantity: wanted.quantity })),
    ),
  ]);
  if (!isUsed) throw new AppError('STATE_CONFLICT');
  // a line that is gone or changed belongs to another order, or to other wishes (O7)
  if (taken !== inCart.length) throw new AppError('STATE_CONFLICT');
}

/** The quoted lines as the cart has them now, remembering the quoted price. @throws AppError STATE_CONFLICT */
function asInCart(inCart: CartLine[], quoted: WantedLine[]): WantedLine[] {
  const before = new Map(quoted.map((line) => [line.cartItemId, line.before]));
  const lines = inCart.filter(({ cartItemId }) => before.has(cartItemId));
  if (lines.length !== quoted.length) throw new AppError('STATE_CONFLICT');
  return lines.map((line) => ({ ...line, before: before.get(line.cartItemId) }));
}

/** Stores the offer and remembers its prices as seen, so that each change is marked once. */
async function saveQuote(ctx: UserCtx, { quote, source, lines }: NewQuote): Promise<Quote> {
  const seen = lines.flatMap(({ wanted, offer }) =>
    wanted.cartItemId && offer && !isAsSeen(offer, wanted.seen) ? [{ id: wanted.cartItemId, seen: offer }] : [],
  );
  await ctx.tx(async (tx) => {
    const quotes = quoteRepo(tx, ownerOf(ctx));
    const cart = cartRepo(tx, ownerOf(ctx));
    // in this order: each of many at once is counted after the one before is stored
    const [, { count, firstExpiresAt }] = await Promise.all([
      cart.lock(),
      quotes.waiting(ctx.now()),
      quotes.save(quote, source, ctx.now()),
      ...(seen.length ? [cart.markSeen(seen)] : []),
    ]);
    if (count >= LIMITS.waitingQuotes) throw tooMany('waiting-quotes', ctx.now(), firstExpiresAt);
  });
  return quote;
}

/** @throws AppError INVALID */
async function warehouseOf(ctx: UserCtx, id: string | undefined): Promise<string> {
  const warehouses = await openWarehousesOf(ctx);
  const warehouse = id ? warehouses.find((candidate) => candidate.id === id) : warehouses[0];
  if (!warehouse && id)
    throw new AppError('INVALID', { errors: [{ path: 'tenantWarehouseId', code: 'unknown_warehouse' }] });
  return warehouse?.id ?? '';
}
