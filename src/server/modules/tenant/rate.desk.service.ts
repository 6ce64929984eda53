import type { Rates } from '../../../contract/settings-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { recordAsOwner } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { whatKeepsCurrency } from './currency.repo';
import { acceptRate, listRates, refuseRate, setRate } from './rate.service';
import { ShopRefusal } from './shop-refusal';

const SHOWN = 20;

export async function readRates(ctx: StaffCtx): Promise<Rates> {
  const { inUse, currency, changes } = await listRates(ctx.tenant.id, SHOWN);
  const { id: tenantId } = ctx.tenant;
  const [names, kept] = await ctx.tx((tx) =>
    Promise.all([namesOfStaff(tx, tenantId), whatKeepsCurrency(tx, tenantId, currency)]),
  );
  return {
    inUse,
    currency,
    currencyKeptBy: kept ?? null,
    changes: changes.map(({ id, createdAt, rate, before, source, ratedOn, state, decidedBy, askedBy }) => ({
      ...{ id, at: createdAt.toISOString(), rate, before, source, ratedOn, state },
      // a command is by whom the machine knows
      decidedBy: decidedBy && (names.get(decidedBy) ?? decidedBy),
      askedBy: askedBy && (names.get(askedBy) ?? askedBy),
      isMine: askedBy === ctx.staff.staffId,
    })),
  };
}

/** @throws AppError SAME_PERSON; STATE_CONFLICT with the rates as they are, where another waits, or nothing */
export const acceptWaiting = (ctx: StaffCtx, rate: string) =>
  decided(ctx, acceptRate(ctx.tenant.id, rate, decisionOf(ctx)));

export const refuseWaiting = (ctx: StaffCtx, rate: string) =>
  decided(ctx, refuseRate(ctx.tenant.id, decisionOf(ctx), rate));

/** @param inUse as it was seen */
export const setByHand = (ctx: StaffCtx, { rate, inUse }: { rate: string; inUse: string }) =>
  decided(ctx, setRate(ctx.tenant.id, rate, decisionOf(ctx), inUse));

const decisionOf = (ctx: StaffCtx) => ({
  by: ctx.staff.staffId,
  now: ctx.now(),
  record: (tx: Tx, change: { before: object; after: object }) =>
    recordAsOwner(tx, ctx, {
      ...{ action: 'settings.edit', subjectKind: 'SETTINGS', subjectId: 'rates' },
      before: { ...change.before },
      after: { ...change.after },
    }),
});

async function decided(ctx: StaffCtx, deciding: Promise<unknown>): Promise<Rates> {
  try {
    await deciding;
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    if (error.code === 'SAME_PERSON') throw new AppError('SAME_PERSON');
    if (error.code === 'STALE') throw new AppError('STATE_CONFLICT', { data: await readRates(ctx) });
    throw new AppError('INVALID', { errors: [{ path: 'rate', code: 'invalid_format' }] });
  }
  return readRates(ctx);
}
