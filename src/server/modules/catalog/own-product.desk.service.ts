import { randomInt } from 'node:crypto';
import type { OwnProduct, OwnProductChange, OwnProductInput } from '../../../contract/own-product';
import type { NOT_OFFERED } from '../../../contract/own-product.enums';
import { LIMITS } from '../../../contract/limits';
import { asksOwnStock } from '../../adapters/marketplace/marketplace.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { keepShopPictures } from '../upload/upload.service';
import { ownProductRepo, type OwnRow } from './own-product.repo';
import { presentOwn, twinPictures, twinWords, wrongChoices } from './own-product.rules';

const repoOf = (tx: Tx, { tenant }: StaffCtx) => ownProductRepo(tx, { tenantId: tenant.id });

export async function listOwn(ctx: StaffCtx, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const notOffered = whyNotOffered(ctx);
  return ctx.tx(async (tx) => {
    const own = repoOf(tx, ctx);
    const offset = (pageNo - 1) * pageSize;
    const rows = await own.list(pageSize, offset);
    // far enough to turn pages by
    const total = await own.count(offset + LIMITS.deskCount);
    return { items: rows.map(present), total, pageNo, pageSize, notOffered };
  });
}

/** @throws AppError NOT_FOUND */
export const getOwn = (ctx: StaffCtx, id: string): Promise<OwnProduct> => ctx.tx((tx) => get(tx, ctx, id));

function whyNotOffered({ tenant }: StaffCtx): (typeof NOT_OFFERED)[number] | null {
  if (!tenant.preference.productPlatforms.includes('SELF_OWNED')) return 'CHANNEL_OFF';
  return asksOwnStock(tenant) ? null : 'SOURCE_OFF';
}

/** @throws AppError INVALID with the place of a picture or a choice that is none, or that is there already */
export async function createOwn(ctx: StaffCtx, { skus, ...facts }: OwnProductInput): Promise<OwnProduct> {
  const errors = [...wrongChoices({ ...facts, skus }), ...twinWords(facts.options), ...twinPictures(facts.images)];
  if (errors.length > 0) throw new AppError('INVALID', { errors });
  await keepShopPictures(ctx, facts.images, 'images');
  const id = newNumber();
  const row = {
    ...{ ...facts, id, state: 'ON_SALE' as const, createdAt: ctx.now() },
    skus: skus.map((sku, place) => ({ ...sku, id: `${id}${String(place).padStart(3, '0')}` })),
  };
  return ctx.tx(async (tx) => {
    if (!(await repoOf(tx, ctx).insert(row))) throw new AppError('CONFLICT');
    const product = await get(tx, ctx, id);
    await record(tx, ctx, undefined, product);
    return product;
  });
}

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the product as it is now where it was changed or sold meanwhile */
export async function changeOwn(
  ctx: StaffCtx,
  id: string,
  { version, skus, ...facts }: OwnProductChange,
): Promise<OwnProduct> {
  const before = await ctx.tx((tx) => get(tx, ctx, id));
  const known = new Set(before.skus.map(({ skuId }) => skuId));
  const errors = skus.flatMap(({ skuId }, at) => (known.has(skuId) ? [] : [{ path: `skus.${String(at)}.skuId`, code: 'unknown' }])); // prettier-ignore
  errors.push(...twinPictures(facts.images));
  if (errors.length > 0) throw new AppError('INVALID', { errors });
  const isNew = (image: string) => !before.images.includes(image);
  await keepShopPictures(ctx, facts.images, 'images', isNew);
  return ctx.tx(async (tx) => {
    const own = repoOf(tx, ctx);
    const current = await get(tx, ctx, id);
    const conflict = () => new AppError('STATE_CONFLICT', { data: current });
    if (!(await own.change(id, version, facts))) throw conflict();
    // in the order in which orders take from them
    for (const { skuId, ...sku } of [...skus].sort((a, b) => (a.skuId < b.skuId ? -1 : 1)))
      if (!(await own.changeSku(id, skuId, { priceFen: sku.priceFen, stock: sku.stock }))) throw conflict();
    const after = await get(tx, ctx, id);
    await record(tx, ctx, current, after);
    return after;
  });
}

/** Links name items by digits. */
const newNumber = () => String(randomInt(100_000_000_000, 200_000_000_000));

async function get(tx: Tx, ctx: StaffCtx, id: string): Promise<OwnProduct> {
  const row = await repoOf(tx, ctx).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}

const present = ({ skus, ...row }: OwnRow): OwnProduct =>
  presentOwn({ ...row, skus: skus.map(({ id: skuId, ...sku }) => ({ ...sku, skuId })) });

const record = (tx: Tx, ctx: StaffCtx, before: OwnProduct | undefined, after: OwnProduct) =>
  recordDeed(tx, ctx, {
    ...{ action: 'catalogue.edit', subjectKind: 'OWN_PRODUCT', subjectId: after.id },
    before: before ? { ...before } : null,
    after: { ...after },
  });
