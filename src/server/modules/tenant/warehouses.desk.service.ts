import { USUAL_WEEK } from '../../../contract/working-time';
import type { Site, SiteValues, SiteYear } from '../../../contract/warehouse-settings';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { findLastDeed, recordAsOwner } from '../operator/audit.service';
import { sectionVersion } from './settings-version.rules';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { warehouseRepo, type WarehouseRow } from './warehouse.repo';

/** All are read with the shop. */
const MOST = 40;
const KIND = 'WAREHOUSE';

export const listSites = (ctx: StaffCtx): Promise<{ items: Site[] }> =>
  systemTx(async (tx) => {
    const rows = await warehouseRepo(tx, { tenantId: ctx.tenant.id }).list();
    const items: Site[] = [];
    for (const row of rows) items.push(await present(tx, ctx, row));
    return { items };
  });

/** @throws AppError STATE_CONFLICT where there is one of that code, INVALID where there are too many */
export const addSite = (ctx: StaffCtx, { code, values }: { code: string; values: SiteValues }): Promise<Site> =>
  inTurn(ctx, async (tx) => {
    const repo = warehouseRepo(tx, { tenantId: ctx.tenant.id });
    const known = await repo.list();
    const same = known.find((row) => row.id === code || row.code === code);
    if (same) throw new AppError('STATE_CONFLICT', { data: await present(tx, ctx, same) });
    if (known.length >= MOST) throw new AppError('INVALID', { errors: [{ path: 'code', code: 'too_big' }] });
    await repo.save({ code, ...values });
    await recordAsOwner(tx, ctx, { ...deedOf(code), after: { ...values } });
    return reread(tx, ctx, code);
  });

/** @throws AppError NOT_FOUND; STATE_CONFLICT with the warehouse as it is, where another was read */
export const setSite = (
  ctx: StaffCtx,
  id: string,
  { version, values }: { version: string; values: SiteValues },
): Promise<Site> =>
  inTurn(ctx, async (tx) => {
    const row = await find(tx, ctx, id);
    const before = await present(tx, ctx, row);
    if (before.version !== version) throw new AppError('STATE_CONFLICT', { data: before });
    await warehouseRepo(tx, { tenantId: ctx.tenant.id }).save({ code: row.code, ...values });
    await warehouseRepo(tx, { tenantId: ctx.tenant.id }).forgetDue(id);
    await recordAsOwner(tx, ctx, { ...deedOf(id), before: { ...before.values }, after: { ...values } });
    return reread(tx, ctx, id);
  });

export const getSiteYear = (ctx: StaffCtx, id: string, year: string): Promise<SiteYear> =>
  systemTx(async (tx) => {
    await find(tx, ctx, id);
    return presentYear(tx, ctx, id, year);
  });

/** @throws AppError NOT_FOUND; STATE_CONFLICT with the year as it is, where another was read */
export const setSiteYear = (
  ctx: StaffCtx,
  id: string,
  { year, version, values: { days } }: { year: string; version: string; values: SiteYear['values'] },
): Promise<SiteYear> =>
  inTurn(ctx, async (tx) => {
    await find(tx, ctx, id);
    const before = await presentYear(tx, ctx, id, year);
    if (before.version !== version) throw new AppError('STATE_CONFLICT', { data: before });
    await warehouseRepo(tx, { tenantId: ctx.tenant.id }).setDays(id, year, days);
    await warehouseRepo(tx, { tenantId: ctx.tenant.id }).forgetDue(id);
    // all that lies there is written to: only for what those that lie there know nothing of
    if (closesMore(before.values.days, days, ctx.now()))
      await warehouseRepo(tx, { tenantId: ctx.tenant.id }).lookAtStored(id, ctx.now());
    await recordAsOwner(tx, ctx, { ...deedOf(`${id}-${year}`), before: named(before.values.days), after: named(days) });
    return presentYear(tx, ctx, id, year);
  });

/** On a day to come, wherever the day has begun. */
function closesMore(before: SiteYear['values']['days'], after: SiteYear['values']['days'], now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const closed = new Set(before.flatMap(({ day, kind }) => (kind === 'OFF' ? [day] : [])));
  return after.some(({ day, kind }) => kind === 'OFF' && day >= today && !closed.has(day));
}

/** One change of the shop after the other, and all who have it in memory read it anew. */
async function inTurn<T>({ tenant: { id } }: StaffCtx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await systemTx(async (tx) => {
    await tenantRepo(tx).lockKnown(id);
    return work(tx);
  });
  forgetTenant(id);
  return done;
}

const deedOf = (subjectId: string) => ({ action: 'settings.edit', subjectKind: KIND, subjectId });

/** A line a day, so that the audit tells those that changed and no others. */
const named = (days: SiteYear['values']['days']) =>
  Object.fromEntries(days.map(({ day, kind, note }) => [day, note ? `${kind} ${note}` : kind]));

/** @throws AppError NOT_FOUND */
async function find(tx: Tx, { tenant }: StaffCtx, id: string): Promise<WarehouseRow> {
  const found = (await warehouseRepo(tx, { tenantId: tenant.id }).list()).find((row) => row.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const reread = async (tx: Tx, ctx: StaffCtx, id: string) => present(tx, ctx, await find(tx, ctx, id));

async function present(tx: Tx, ctx: StaffCtx, { id, code: _, week, ...facts }: WarehouseRow): Promise<Site> {
  const values = { ...facts, week: week ?? USUAL_WEEK };
  return { id, version: sectionVersion(values), values, last: await lastOf(tx, ctx, id) };
}

async function presentYear(tx: Tx, ctx: StaffCtx, id: string, year: string): Promise<SiteYear> {
  const values = { days: await warehouseRepo(tx, { tenantId: ctx.tenant.id }).listDays(id, year) };
  return { version: sectionVersion(values), values, last: await lastOf(tx, ctx, `${id}-${year}`) };
}

async function lastOf(tx: Tx, { tenant }: StaffCtx, subjectId: string): Promise<Site['last']> {
  const last = await findLastDeed(tx, { tenantId: tenant.id }, { subjectKind: KIND, subjectId });
  return last ? { at: last.at.toISOString(), staffName: last.staffName } : null;
}
