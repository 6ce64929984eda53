import type { Section } from '../../../contract/settings-desk';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { actAsStaff, findLastDeed, recordAsOwner } from '../operator/audit.service';
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
    return presentSection(tx, id, section, readStored(id, await tenantRepo(tx).findStored(id)));
  });

interface Turn<Values> {
  /** What of it is saved, seeing what is stored, held. */
  narrow?: (tx: Tx, known: Values) => Promise<Values>;
  /** What a conflict carries, where the section has more to say than its values. */
  stale?: (tx: Tx) => Promise<Section<Values>>;
}

/** @throws AppError STATE_CONFLICT with the section as it is, where another was read; INVALID */
export async function saveSection<N extends Name>(
  ctx: StaffCtx,
  section: N,
  { version, values }: { version: string; values: SectionValues[N] },
  { narrow, stale }: Turn<SectionValues[N]> = {},
): Promise<Section<SectionValues[N]>> {
  const { id } = ctx.tenant;
  const saved = await systemTx(async (tx) => {
    const settingOf = await openSettings(tx, id, ctx.now());
    const known = await presentSection(tx, id, section, settingOf);
    if (known.version !== version) throw new AppError('STATE_CONFLICT', { data: (await stale?.(tx)) ?? known });
    await actAsStaff(tx, ctx);
    return writeSection(tx, ctx, section, settingOf, (await narrow?.(tx, known.values)) ?? values);
  }).catch(asInvalid);
  forgetTenant(id);
  return saved;
}

/** A section in the place of what it was, by who is at the desk. In the turn of `openSettings`. */
export async function writeSection<N extends Name>(
  tx: Tx,
  ctx: StaffCtx,
  section: N,
  settingOf: Read,
  values: SectionValues[N],
): Promise<Section<SectionValues[N]>> {
  const { id } = ctx.tenant;
  // what is optional and was left out goes
  const wanted = Object.fromEntries(SECTION_SETTINGS[section].map((name) => [name, (values as Values)[name]]));
  const change = await writeSettings(tx, id, { settingOf, wanted }, { by: ctx.staff.staffId, now: ctx.now() });
  await recordAsOwner(tx, ctx, { action: 'settings.edit', ...subjectOf(section), ...change });
  return presentSection(tx, id, section, (name) => change.after[name]);
}

/** What the schemas of the calls let through and the shop cannot be. */
function asInvalid(error: unknown): never {
  if (error instanceof ShopRefusal) throw new AppError('INVALID', { data: { said: error.message } });
  throw error;
}

export async function presentSection<N extends Name>(
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
