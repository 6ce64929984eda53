import type { PLAYED_DESKS } from '../../../contract/played-desks.enums';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { editSetting } from './edit-setting.service';
import { readTenant } from './tenant.service';

type Desk = (typeof PLAYED_DESKS)[number];
interface ByHand {
  byHand: Desk[];
}

/** @throws AppError NOT_FOUND where nobody of the staff is played */
export async function getPlayedDesks(ctx: StaffCtx): Promise<ByHand> {
  const tenant = await ctx.tx((tx) => readTenant(tx, ctx.tenant.id));
  if (!tenant?.playedStaff || ctx.tenant.isLive) throw new AppError('NOT_FOUND');
  return { byHand: tenant.playedStaff.byHand ?? [] };
}

const asText = (desks: readonly Desk[]) => [...desks].sort().join();

/** Whoever tries the demo works these, and the rest goes on by itself. @throws AppError NOT_FOUND, STATE_CONFLICT with the desks as they are now */
export async function setPlayedDesks(ctx: StaffCtx, { was, byHand }: { was: Desk[]; byHand: Desk[] }): Promise<ByHand> {
  await getPlayedDesks(ctx);
  const isChanged = await editSetting(ctx, {
    ...{ action: 'settings.edit', subjectKind: 'SETTINGS', subjectId: 'playedStaff', name: 'playedStaff' },
    change: (known) => (known && asText(known.byHand ?? []) === asText(was) ? { ...known, byHand } : undefined),
  });
  const now = await getPlayedDesks(ctx);
  if (!isChanged) throw new AppError('STATE_CONFLICT', { data: now });
  return now;
}
