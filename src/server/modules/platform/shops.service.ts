import type { PlatformShop, PlatformShopDetail, ShopList, ShopQuery } from '../../../contract/platform';
import { SHOP_FEATURES } from '../../../contract/platform.enums';
import { tenantDate } from '../../../contract/tenant-time';
import { callsToday } from '../../adapters/marketplace/marketplace.registry';
import { systemTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { PlatformCtx } from '../../kernel/context';
import { listPlatformDeeds } from './deed.repo';
import { quotaStand, type Used } from './quota.rules';
import { quotaRepo, type QuotaRow } from './quota.repo';
import { readShop, registerRepo, type RegisterRow } from './register.repo';
import { supportRepo } from './support.repo';

const DEEDS = 50;
const NOTHING: Used = { orders: 0, mails: 0, staff: 0, storageMb: 0 };

export const monthStart = (now: Date, offset: number): string => `${tenantDate(now, offset).slice(0, 7)}-01`;
const yearBefore = (now: Date): string => `${String(now.getUTCFullYear() - 1)}-${now.toISOString().slice(5, 7)}-01`;

const shopOf = (row: RegisterRow, used: Used, quota: QuotaRow | undefined): PlatformShop => {
  const { name, state } = readShop(row);
  const createdAt = row.createdAt.toISOString();
  const all = { ...used, storageMb: quota?.storageUsedMb ?? 0 };
  return { id: row.id, name, state, createdAt, orders: used.orders, quota: quotaStand(all, quota) };
};

/** A page of the register, by label. */
export async function listShops(ctx: PlatformCtx, query: ShopQuery): Promise<ShopList> {
  const found = await systemTx((tx) => registerRepo(tx).list(query));
  const rows = found.slice(0, query.limit);
  const ids = rows.map(({ id }) => id);
  const [used, quotas] = await ctx.tx(async (tx) => {
    const repo = quotaRepo(tx);
    if (ids.length === 0) return [new Map<string, Used>(), []] as const;
    return [await repo.usedSince(ids, monthStart(ctx.now(), 0)), await repo.list(ids)] as const;
  });
  const quotaOf = (id: string) => quotas.find(({ tenantId }) => tenantId === id);
  return {
    items: rows.map((row) => shopOf(row, used.get(row.id) ?? NOTHING, quotaOf(row.id))),
    next: found.length > query.limit ? (ids.at(-1) ?? null) : null,
  };
}

/** @throws AppError NOT_FOUND */
export async function getShop(ctx: PlatformCtx, id: string): Promise<PlatformShopDetail> {
  const now = ctx.now();
  const { row, hosts } = await systemTx(async (tx) => {
    const repo = registerRepo(tx);
    return { row: await repo.find(id), hosts: await repo.domainsOf(id) };
  });
  if (!row) throw new AppError('NOT_FOUND');
  const { currency, languages, timezoneOffset, supplierCallsADay: most } = readShop(row);
  const supplierCalls = most === undefined ? null : { today: await callsToday(id, now.getTime()), most };
  return ctx.tx(async (tx) => {
    const repo = quotaRepo(tx);
    const quota = await repo.find(id);
    const used = (await repo.usedSince([id], monthStart(now, timezoneOffset))).get(id) ?? NOTHING;
    const months = await repo.byMonth(id, yearBefore(now));
    const grant = await supportRepo(tx).findLive(id, now);
    const sumOf = (month: string, measure: string) =>
      months.find((each) => each.month === month && each.measure === measure)?.sum ?? 0;
    return {
      ...shopOf(row, used, quota),
      ...{ currency, languages, hosts, endsAt: row.endsAt?.toISOString() ?? null },
      quotas: quotasOf(quota),
      supplierCalls,
      storageMb: quota?.storageUsedMb ?? null,
      usage: [...new Set(months.map(({ month }) => month))]
        .sort()
        .reverse()
        .map((month) => ({ month, orders: sumOf(month, 'orders'), mails: sumOf(month, 'mails') })),
      supportUntil: grant?.until.toISOString() ?? null,
      deeds: await listPlatformDeeds(tx, DEEDS, id),
    };
  });
}

export const quotasOf = (row: QuotaRow | undefined): PlatformShopDetail['quotas'] => {
  const { orders = null, staff = null, mails = null, storageMb = null, isHard = false, version = 0 } = row ?? {};
  const off = SHOP_FEATURES.filter((feature) => row?.switchedOff.includes(feature));
  return { orders, staff, mails, storageMb, isHard, off, version };
};

/** What of it stands in the register, without what is sealed or shown as an account, and its days. */
export async function exportShop(ctx: PlatformCtx, id: string) {
  const shop = await getShop(ctx, id);
  const row = await systemTx((tx) => registerRepo(tx).find(id));
  const { demoAccounts: _, ...settings } = (row?.settings ?? {}) as Record<string, unknown>;
  const days = await ctx.tx((tx) => quotaRepo(tx).daysOf(id, yearBefore(ctx.now())));
  return { shop, settings, days };
}
