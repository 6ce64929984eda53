import type { PlatformShopDetail, QuotaInput } from '../../../contract/platform';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { PlatformCtx } from '../../kernel/context';
import { storageOf } from '../upload/upload.service';
import { forgetTenant } from '../tenant/tenant.service';
import { recordPlatformDeed } from './deed.repo';
import { overOf } from './quota.rules';
import { quotaRepo } from './quota.repo';
import { readShop, registerRepo, type RegisterRow } from './register.repo';
import { getShop, monthStart, quotasOf } from './shops.service';

const DAY_MS = 86_400_000;
/** What somebody ends by mistake can be kept for so long. */
const END_DAYS = 30;

/** Shuts its doors and stops its jobs. @throws AppError NOT_FOUND, STATE_CONFLICT where they are shut */
export const suspend = (ctx: PlatformCtx, id: string, { reason }: { reason: string }) =>
  change(ctx, id, { action: 'shop.suspend', reason }, (row) => {
    if (row.suspendedAt) throw new AppError('STATE_CONFLICT');
    return { suspendedAt: ctx.now() };
  });

/** Opens them, whatever was to become of it. @throws AppError NOT_FOUND, STATE_CONFLICT where they are open */
export const resume = (ctx: PlatformCtx, id: string, { reason }: { reason: string }) =>
  change(ctx, id, { action: 'shop.resume', reason }, (row) => {
    if (!row.suspendedAt) throw new AppError('STATE_CONFLICT');
    return { suspendedAt: null, endsAt: null };
  });

/** Nobody serves it from now on, and in thirty days nobody can bring it back. @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT */
export async function end(ctx: PlatformCtx, id: string, { reason, confirm }: { reason: string; confirm: string }) {
  if (confirm !== id) throw new AppError('INVALID', { errors: [{ path: 'confirm', code: 'not_same' }] });
  return change(ctx, id, { action: 'shop.end', reason }, (row) => {
    if (row.endsAt) throw new AppError('STATE_CONFLICT');
    const now = ctx.now();
    return { suspendedAt: row.suspendedAt ?? now, endsAt: new Date(now.getTime() + END_DAYS * DAY_MS) };
  });
}

type Marks = Partial<Pick<RegisterRow, 'suspendedAt' | 'endsAt'>>;
const shown = ({ suspendedAt, endsAt }: Marks) => ({
  suspendedAt: suspendedAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

async function change(
  ctx: PlatformCtx,
  id: string,
  deed: { action: string; reason: string },
  marksOf: (row: RegisterRow) => Marks,
): Promise<PlatformShopDetail> {
  await systemTx(async (tx) => {
    const register = registerRepo(tx);
    const row = await register.lock(id);
    if (!row || row.endedAt) throw new AppError('NOT_FOUND');
    const marks = marksOf(row);
    await register.mark(id, marks);
    await recordPlatformDeed(tx, ctx, { ...deed, shopId: id, before: shown(row), after: shown({ ...row, ...marks }) });
  });
  forgetTenant(id);
  return getShop(ctx, id);
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT where it was changed since it was read */
export async function setQuota(ctx: PlatformCtx, id: string, { version, off, ...wanted }: QuotaInput) {
  const storage = await storageOf(id);
  await systemTx(async (tx) => {
    const shop = await registerRepo(tx).find(id);
    if (!shop || shop.endedAt) throw new AppError('NOT_FOUND');
    const quotas = quotaRepo(tx);
    const before = await quotas.find(id);
    const used = (await quotas.usedSince([id], monthStart(ctx.now(), readShop(shop).timezoneOffset))).get(id);
    const over = used ? overOf({ ...used, storageMb: storage ?? 0 }, wanted) : [];
    const row = { ...wanted, switchedOff: off, over, storageUsedMb: storage, updatedAt: ctx.now() };
    if (!(await quotas.save(id, version, row))) throw new AppError('STATE_CONFLICT', { data: quotasOf(before) });
    const deed = {
      action: 'shop.quota',
      shopId: id,
      before: quotasOf(before),
      after: { ...wanted, off, version: version + 1 },
    };
    await recordPlatformDeed(tx, ctx, deed);
  });
  forgetTenant(id);
  return getShop(ctx, id);
}

/** Shops whose time is over are gone: nobody serves them, and their labels are not given again. */
export async function endShops(now: () => Date): Promise<void> {
  const ended = await systemTx((tx) => registerRepo(tx).endDue(now()));
  ended.forEach(forgetTenant);
}

/** What of a shop's quota is used up, as its days were counted just now. In a transaction of that shop. */
export async function noteUsage(
  tx: Tx,
  shopId: string,
  { now, offset, storageMb }: { now: Date; offset: number; storageMb: number | null },
): Promise<void> {
  const quotas = quotaRepo(tx);
  const quota = await quotas.find(shopId);
  if (!quota) return;
  const used = (await quotas.usedSince([shopId], monthStart(now, offset))).get(shopId);
  if (used) await quotas.saveOver(shopId, overOf({ ...used, storageMb: storageMb ?? 0 }, quota), storageMb);
}
