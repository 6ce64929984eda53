import { systemTx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import type { TenantRecord } from '../../kernel/tenant-record';
import { recordAsOwner } from '../operator/audit.service';
import { openSettings, writeSettings } from './write-settings.service';
import { forgetTenant } from './tenant.service';

interface Edit<Name extends keyof TenantRecord> {
  action: string;
  subjectKind: string;
  subjectId: string;
  name: Name;
  /** Of it as it is in the shop's turn. Undefined: it is not what was read, and stays. */
  change: (now: TenantRecord[Name]) => TenantRecord[Name] | undefined;
}

/** Sets one setting at a desk whose right is not that of the settings. @returns false where it was another one by then @throws ShopRefusal */
export async function editSetting<Name extends keyof TenantRecord>(
  ctx: StaffCtx,
  { name, change, ...deed }: Edit<Name>,
): Promise<boolean> {
  const { id } = ctx.tenant;
  // a call that comes again with its key finds what it has set itself, not what it read
  const isChanged =
    ctx.once?.progress.isSet === 'yes' ||
    (await systemTx(async (tx) => {
      const settingOf = await openSettings(tx, id);
      const value = change(settingOf(name) as TenantRecord[Name]);
      if (value === undefined) return false;
      const { before, after } = await writeSettings(
        tx,
        id,
        { settingOf, wanted: { [name]: value } },
        { by: ctx.staff.staffId, now: ctx.now() },
      );
      await recordAsOwner(tx, ctx, { ...deed, before, after });
      await ctx.once?.noteProgress(tx, { isSet: 'yes' });
      return true;
    }));
  if (isChanged) forgetTenant(id);
  return isChanged;
}
