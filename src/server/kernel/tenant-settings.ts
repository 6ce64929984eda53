import * as z from 'zod/mini';
import { SETTINGS_VERSION, tenantDefaults, upgradeSettings, type StoredSettings } from './tenant-defaults';
import { TenantRecord } from './tenant-record';

export interface ReadSettings {
  record: TenantRecord;
  /** Paths of the settings that could not be read: their defaults are in their place, rows of lists are left out. */
  broken: string[];
}

/** A shop that cannot be shown: what decides over its sums is missing or wrong. */
export class UnreadableSettingsError extends Error {
  override name = 'UnreadableSettingsError';
  constructor(readonly broken: string[]) {
    super(`settings without a default: ${broken.join(', ')}`);
  }
}

/** Of the register and of other tables. */
const TOLD = [
  ...['isLive', 'isSuspended', 'mainDomain', 'marketplaceAccounts', 'feeVersions', 'feeVersionId'],
  ...['stopped', 'switchedOff'],
];

/** The settings that a record has; what else is stored with them is another release's, and stays. */
export const SETTING_NAMES = Object.keys(TenantRecord.shape).filter((name) => !TOLD.includes(name));

/** A shop out of what is stored of it, by whichever release. @throws UnreadableSettingsError */
export function readSettings(id: string, stored: unknown): ReadSettings {
  const given: StoredSettings = { ...upgradeSettings(isPlain(stored) ? stored : {}), id };
  const defaults: Record<string, unknown> = tenantDefaults(id);
  const [read, broken, missing]: [StoredSettings, string[], string[]] = [{}, [], []];
  for (const name of SETTING_NAMES) {
    const schema = TenantRecord.shape[name as keyof typeof TenantRecord.shape];
    if (name in defaults) read[name] = mend(schema, given[name], defaults[name], { path: name, broken });
    else {
      const result = z.safeParse(schema, given[name]);
      if (result.success) read[name] = result.data;
      else missing.push(name);
    }
  }
  if (missing.length > 0) throw new UnreadableSettingsError(missing);
  const record = read as TenantRecord;
  return { record: { ...record, ...languagesOf(record, broken) }, broken };
}

/** A shop's own language is one that it speaks; where it was stored with another, its first one. */
function languagesOf({ defaultLanguage, supportedLanguages }: TenantRecord, broken: string[]) {
  const [first] = supportedLanguages;
  if (first === undefined) return { supportedLanguages: [defaultLanguage] };
  if (supportedLanguages.includes(defaultLanguage)) return {};
  broken.push('defaultLanguage');
  return { defaultLanguage: first };
}

/** What is stored of a shop: its settings, under the version that they have. @throws ZodError where they are wrong */
export const writeSettings = (record: TenantRecord): StoredSettings => {
  const {
    isLive: _,
    isSuspended: __,
    mainDomain: ___,
    marketplaceAccounts: ____,
    feeVersions: _____,
    feeVersionId: ______,
    stopped: _______,
    switchedOff: ________,
    ...settings
  } = TenantRecord.parse(record);
  return { ...settings, version: SETTINGS_VERSION };
};

interface Noted {
  path: string;
  broken: string[];
}

/** As much as can be read of it: fields of an object one by one, the rows of a list that are right. */
function mend(schema: z.core.$ZodType, given: unknown, fallback: unknown, { path, broken }: Noted): unknown {
  if (given === undefined) return fallback;
  const whole = z.safeParse(schema, given);
  if (whole.success) return whole.data;
  if (schema instanceof z.ZodMiniArray && Array.isArray(given))
    return given.flatMap((row: unknown, at) => {
      const read = z.safeParse(schema._zod.def.element, row);
      if (read.success) return [read.data];
      broken.push(`${path}.${at}`);
      return [];
    });
  if (schema instanceof z.ZodMiniObject && isPlain(given) && isPlain(fallback)) {
    const fields = Object.entries(schema._zod.def.shape as Record<string, z.core.$ZodType>);
    return Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        mend(field, given[name], fallback[name], { path: `${path}.${name}`, broken }),
      ]),
    );
  }
  broken.push(path);
  return fallback;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
