import type { Rates } from '../../../contract/settings-desk';
import { systemTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { actAsStaff, recordAsOwner } from '../operator/audit.service';
import { whatKeepsCurrency } from './currency.repo';
import { voidWantedLimits } from './limits.desk.service';
import { readRates } from './rate.desk.service';
import { ShopRefusal } from './shop-refusal';
import { forgetTenant } from './tenant.service';
import { openSettings, writeSettings } from './write-settings.service';

/**
 * Begins in another currency, as long as no sum of the one before is kept in its books. Settings that hold sums fall to
 * nothing, and so does what was asked for of them: other sums were meant.
 * @throws AppError STATE_CONFLICT with the rates as they are, where that is so no more; INVALID
 */
export async function setCurrency(
  ctx: StaffCtx,
  { currency, rate, was }: { currency: string; rate: string; was: string },
): Promise<Rates> {
  // the rate alone has its own desk, where a leap waits for a second person
  if (currency === was) throw new AppError('INVALID', { errors: [{ path: 'currency', code: 'invalid_format' }] });
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new AppError('INVALID', { errors: [{ path: 'currency', code: 'invalid_format' }] });
  const { id } = ctx.tenant;
  const isDone = await systemTx(async (tx) => {
    const settingOf = await openSettings(tx, id, ctx.now());
    if (settingOf('currency') !== was || (await whatKeepsCurrency(tx, id, was))) return false;
    await actAsStaff(tx, ctx);
    await voidWantedLimits(tx, ctx);
    const wanted = { currency, cnyToLocalRate: rate };
    const change = await writeSettings(tx, id, { settingOf, wanted }, { by: ctx.staff.staffId, now: ctx.now() });
    const deed = { action: 'settings.edit', subjectKind: 'SETTINGS', subjectId: 'money' };
    await recordAsOwner(tx, ctx, { ...deed, ...change });
    return true;
  }).catch(async (error: unknown) => {
    if (!(error instanceof ShopRefusal)) throw error;
    // somebody came while it was written
    if (await systemTx((tx) => whatKeepsCurrency(tx, id, was))) return false;
    throw new AppError('INVALID', { errors: [{ path: 'rate', code: 'invalid_format' }] });
  });
  if (!isDone) throw new AppError('STATE_CONFLICT', { data: await readRates(ctx) });
  forgetTenant(id);
  return readRates(ctx);
}
