import type { Section } from '../../../contract/settings-desk';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { findLastDeed, recordAsOwner } from '../operator/audit.service';
import { SECTION_SETTINGS, type SectionValues } from './settings-sections';
import { sectionVersion } from './settings-version.rules';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { openSettings, readStored, writeSettings } from './write-settings.service';

type Name = keyof SectionValues;
type Values = Record<string, unknown>;
type Read = (name: string) => unknown;

const subjectOf = (section: Name) => ({ subjectKind: 'SETTINGS', subjectId: section });

/** As it is stored now, whatever this process remembers. */
export const readSection = <N extends Name>(ctx: StaffCtx, section: N): Promise<Section<SectionValues[N]>> =>
  systemTx(async (tx) => {
    const { id } = ctx.tenant;
    return present(tx, id, section, readStored(id, await tenantRepo(tx).findStored(id)));
  });

/** @param check of what is stored, held. @throws AppError STATE_CONFLICT with the section as it is, where another was read; INVALID */
export async function saveSection<N extends Name>(
  ctx: StaffCtx,
  section: N,
  { version, values }: { version: string; values: SectionValues[N] },
  check: (known: SectionValues[N]) => void = () => undefined,
): Promise<Section<SectionValues[N]>> {
  const { id } = ctx.tenant;
  const saved = await systemTx(async (tx) => {
    const settingOf = await openSettings(tx, id, ctx.now());
    const known = await present(tx, id, section, settingOf);
    if (known.version !== version) throw new AppError('STATE_CONFLICT', { data: known });
    check(known.values);
    // what is optional and was left out goes
    const wanted = Object.fromEntries(SECTION_SETTINGS[section].map((name) => [name, (values as Values)[name]]));
    const change = await writeSettings(tx, id, { settingOf, wanted }, { by: ctx.staff.staffId, now: ctx.now() });
    await recordAsOwner(tx, ctx, { action: 'settings.edit', ...subjectOf(section), ...change });
    return present(tx, id, section, (name) => change.after[name]);
  }).catch(asInvalid);
  forgetTenant(id);
  return saved;
}

/** What the schemas of the calls let through and the shop cannot be. */
function asInvalid(error: unknown): never {
  if (error instanceof ShopRefusal) throw new AppError('INVALID', { data: { said: error.message } });
  throw error;
}

async function present<N extends Name>(
  tx: Tx,
  tenantId: string,
  section: N,
  settingOf: Read,
): Promise<Section<SectionValues[N]>> {
  const names: readonly string[] = SECTION_SETTINGS[section];
  const values = Object.fromEntries(names.map((name) => [name, settingOf(name)])) as unknown as SectionValues[N];
  const last = await findLastDeed(tx, { tenantId }, subjectOf(section));
  return {
    version: sectionVersion(values),
    values,
    last: last ? { at: last.at.toISOString(), staffName: last.staffName } : null,
  };
}
