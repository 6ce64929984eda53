import type { FeePublication, FeeRules, FeeTerms } from '../../../contract/fee-rules';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { recordAsOwner } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { presentHead, versionsVersion } from './dated.rules';
import { feeVersionRepo } from './fee-version.repo';
import { publishFees } from './publish-fees.service';
import { FEE_SETTINGS } from './settings-sections';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { openSettings } from './write-settings.service';

const SUBJECT = { subjectKind: 'SETTINGS', subjectId: 'fees' };

/** As they are stored now, whatever this process remembers. */
export const readFees = (ctx: StaffCtx): Promise<FeeRules> => systemTx((tx) => present(tx, ctx));

/** @throws AppError STATE_CONFLICT with the versions as they are, where others were read; INVALID */
export const publish = (ctx: StaffCtx, { version, terms, from, note }: FeePublication): Promise<FeeRules> =>
  inTurn(ctx, version, async (tx, known) => {
    const wanted = { terms, from, note, author: ctx.staff.staffId };
    const clock = { timezoneOffset: ctx.tenant.timezoneOffset, now: ctx.now() };
    await publishFees(tx, ctx.tenant.id, wanted, clock).catch(asInvalid);
    await recordAsOwner(tx, ctx, {
      ...{ action: 'settings.edit', ...SUBJECT, reason: note },
      before: { ...known.inForce },
      after: { ...terms, from: from ?? ctx.now().toISOString() },
    });
  });

/** @throws AppError STATE_CONFLICT with the versions as they are, where others were read or it has begun; NOT_FOUND */
export const withdraw = (ctx: StaffCtx, id: string, version: string): Promise<FeeRules> =>
  inTurn(ctx, version, async (tx, known) => {
    const found = known.versions.find((each) => each.id === id);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.state !== 'TO_COME') throw new AppError('STATE_CONFLICT', { data: known });
    await feeVersionRepo(tx, { tenantId: ctx.tenant.id }).withdraw(id, ctx.staff.staffId, ctx.now());
    const before = { from: found.validFrom, ...found.terms };
    await recordAsOwner(tx, ctx, { action: 'settings.edit', ...SUBJECT, before, after: null });
  });

async function inTurn(
  ctx: StaffCtx,
  version: string,
  work: (tx: Tx, known: FeeRules) => Promise<void>,
): Promise<FeeRules> {
  const { id } = ctx.tenant;
  const saved = await systemTx(async (tx) => {
    await openSettings(tx, id, ctx.now());
    const known = await present(tx, ctx);
    if (known.version !== version) throw new AppError('STATE_CONFLICT', { data: known });
    await work(tx, known);
    return present(tx, ctx);
  });
  forgetTenant(id);
  return saved;
}

async function present(tx: Tx, ctx: StaffCtx): Promise<FeeRules> {
  const { id: tenantId } = ctx.tenant;
  const record = await tenantRepo(tx).findById(tenantId);
  if (!record) throw new AppError('NOT_FOUND');
  const rows = await feeVersionRepo(tx, { tenantId }).listLatest();
  const names = await namesOfStaff(tx, tenantId);
  const versions = rows.map((row) => ({ ...presentHead(row, rows, { now: ctx.now(), names }), terms: row.terms }));
  const opening = Object.fromEntries(FEE_SETTINGS.map((name) => [name, record[name]])) as unknown as FeeTerms;
  const inForce = versions.find(({ state }) => state === 'IN_FORCE')?.terms ?? opening;
  return { version: versionsVersion(rows, opening), opening, inForce, versions };
}

function asInvalid(error: unknown): never {
  if (!(error instanceof ShopRefusal)) throw error;
  const path = error.code === 'DAY' ? 'from' : 'version';
  throw new AppError('INVALID', { errors: [{ path, code: error.code === 'DAY' ? 'day_taken' : 'too_many' }] });
}
