import type * as z from 'zod/mini';
import { systemTx } from '../../db/database';
import { TenantRecord } from '../../kernel/tenant-record';
import { readSettings, SETTING_NAMES, UnreadableSettingsError } from '../../kernel/tenant-settings';
import { upgradeSettings, type StoredSettings } from '../../kernel/tenant-defaults';
import { noteSetRate } from './rate.service';
import { languageRefusal, SETTING_BOUNDS } from './setting-bounds';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { readByHand } from './written-by-hand.rules';

export interface SettingChange {
  before: unknown;
  after: unknown;
}

/** Characters of one, as JSON: every page reads them all. */
const SETTING_MAX = 50_000;

/** Other tables know the shop by it. */
const FIXED = 'id';
const RATE = 'cnyToLocalRate';
const LANGUAGES = ['defaultLanguage', 'supportedLanguages'];

/**
 * Sets one setting of a shop, or a part of one by its path (`serviceFee.basisPoints`, `name.vi`), and leaves all others
 * as they are stored. @param text JSON, or a text as it stands; `null` takes an optional one away @throws ShopRefusal
 */
export async function changeSetting(
  tenantId: string,
  path: string,
  text: string,
  at: { by: string; now: Date },
): Promise<SettingChange> {
  const [name = '', ...parts] = path.split('.');
  if (name === FIXED || !SETTING_NAMES.includes(name)) throw new ShopRefusal(`There is no setting ${name}. There are ${SETTING_NAMES.filter((each) => each !== FIXED).join(', ')}.`); // prettier-ignore
  const change = await systemTx(async (tx) => {
    const repo = tenantRepo(tx);
    if (!(await repo.lockKnown(tenantId))) throw new ShopRefusal(`There is no shop ${tenantId}.`);
    const stored = await repo.findStored(tenantId);
    const before = settingOf(tenantId, stored, name);
    const after = read(name, before, parts, text);
    if (name === 'currency' && after !== before && (await repo.hasBooks(tenantId)))
      throw new ShopRefusal(`The books of ${tenantId} are kept in ${String(before)}: make another shop for another currency.`); // prettier-ignore
    const beside = (other: keyof TenantRecord) => (other === name ? after : settingOf(tenantId, stored, other));
    if (LANGUAGES.includes(name)) refuse(languageRefusal(beside('defaultLanguage'), beside('supportedLanguages')));
    if (JSON.stringify(after ?? null).length > SETTING_MAX) throw new ShopRefusal(`${name} is more than a shop keeps.`);
    await repo.saveSetting(tenantId, name, after);
    if (name === RATE) await noteSetRate(tx, tenantId, { rate: String(after), before: String(before), currency: String(beside('currency')) }, at); // prettier-ignore
    return { before: partOf(before, parts), after: partOf(after, parts) };
  });
  forgetTenant(tenantId);
  return change;
}

/** @throws ShopRefusal where there is a reason */
function refuse(reason: string | undefined): void {
  if (reason) throw new ShopRefusal(reason);
}

/** As it is in force: its default where it is missing; undefined where it has none. */
function settingOf(tenantId: string, stored: unknown, name: string): unknown {
  try {
    return readSettings(tenantId, stored).record[name as keyof TenantRecord];
  } catch (error) {
    // the one that keeps the shop shut may be the one that is to be mended
    if (error instanceof UnreadableSettingsError) return upgradeSettings((stored ?? {}) as StoredSettings)[name];
    throw error;
  }
}

/** @throws ShopRefusal */
function read(name: string, before: unknown, parts: string[], text: string): unknown {
  const setting = name as keyof TenantRecord;
  const schema = SETTING_BOUNDS[setting] ?? (TenantRecord.shape[setting] as z.ZodMiniType);
  // a number may be meant as a text: rates and telephones are
  const tried = valuesOf(text).map((value) => readByHand(schema, withPart(before, parts, value)));
  const found = tried.find((each) => 'data' in each);
  if (found && 'data' in found) return found.data;
  const wrong = tried.flatMap((each) => ('wrong' in each ? each.wrong : []));
  throw new ShopRefusal([...new Set(wrong)].map((line) => `${name}.${line}`.replace('.:', ':')).join('\n'));
}

function valuesOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return [value ?? undefined, text];
  } catch {
    return [text];
  }
}

function withPart(whole: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  const known = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {};
  if (Array.isArray(whole) && !Object.hasOwn(whole, part))
    throw new ShopRefusal(`There is no row ${part}: say the whole list.`);
  const changed = withPart(known[part], rest, value);
  if (Array.isArray(whole)) return whole.map((row: unknown, index) => (String(index) === part ? changed : row));
  const { [part]: _, ...others } = known;
  return changed === undefined ? others : { ...known, [part]: changed };
}

const partOf = (whole: unknown, parts: string[]): unknown =>
  parts.reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], whole);
