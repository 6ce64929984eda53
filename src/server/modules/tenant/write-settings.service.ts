import * as z from 'zod/mini';
import { FeeTerms as FeeTermsSchema } from '../../../contract/fee-rules.schemas';
import type { Tx } from '../../db/database';
import { upgradeSettings, type StoredSettings } from '../../kernel/tenant-defaults';
import { TenantRecord } from '../../kernel/tenant-record';
import { readSettings, SETTING_NAMES, UnreadableSettingsError } from '../../kernel/tenant-settings';
import { inAnotherCurrency } from './another-currency.rules';
import { feesInForce, setFees } from './publish-fees.service';
import { noteSetRate } from './rate.service';
import { whatKeepsCurrency } from './currency.repo';
import { languageRefusal, SETTING_BOUNDS } from './setting-bounds';
import { FEE_SETTINGS, isFeeSetting } from './settings-sections';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { readByHand } from './written-by-hand.rules';

/** Who sets them: in the history of rates, a person's name. */
export interface Setter {
  by: string;
  now: Date;
}
type Values = Record<string, unknown>;

/** Characters of one, as JSON: every page reads them all. */
const SETTING_MAX = 50_000;

/** Other tables know the shop by it. */
const FIXED = 'id';
const RATE = 'cnyToLocalRate';
const LANGUAGES = ['defaultLanguage', 'supportedLanguages'];

const CURRENCY_KEPT: Record<string, (tenantId: string, currency: string) => string> = {
  BOOKS: (tenantId, currency) =>
    `The books of ${tenantId} are kept in ${currency}: make another shop for another currency.`,
  SHOPPERS: (tenantId, currency) =>
    `Shoppers of ${tenantId} reckon in ${currency}: make another shop for another currency.`,
  PRICES: (tenantId, currency) =>
    `Lines or services of ${tenantId} are priced in ${currency}: price them in CNY first.`,
};

/** Those that can be set, as a line for who asks for another. */
export function requireSetting(name: string): void {
  const known = SETTING_NAMES.filter((each) => each !== FIXED);
  if (!known.includes(name)) throw new ShopRefusal(`There is no setting ${name}. There are ${known.join(', ')}.`);
}

/**
 * The shop's turn: nothing of it changes until the transaction ends. @returns each setting as it is in force: its
 * default where it is missing, undefined where it has none @throws ShopRefusal
 */
export async function openSettings(tx: Tx, tenantId: string, now = new Date()): Promise<(name: string) => unknown> {
  const repo = tenantRepo(tx);
  if (!(await repo.lockKnown(tenantId))) throw new ShopRefusal(`There is no shop ${tenantId}.`);
  const settingOf = readStored(tenantId, await repo.findStored(tenantId));
  const fees = await feesInForce(tx, tenantId, now);
  return (name) => (fees && isFeeSetting(name) ? fees[name] : settingOf(name));
}

export function readStored(tenantId: string, stored: unknown): (name: string) => unknown {
  try {
    const { record } = readSettings(tenantId, stored);
    return (name) => record[name as keyof TenantRecord];
  } catch (error) {
    // the one that keeps the shop shut may be the one that is to be mended
    if (error instanceof UnreadableSettingsError)
      return (name) => upgradeSettings((stored ?? {}) as StoredSettings)[name];
    throw error;
  }
}

/**
 * Each of these in the place of what it was, and all others left as they are stored: the one way in which settings are
 * written, by commands and at desks. In the turn of `openSettings`, whose answer it takes; who commits forgets the shop.
 * @returns what was and is @throws ShopRefusal
 */
export async function writeSettings(
  tx: Tx,
  tenantId: string,
  { settingOf, wanted: asked }: { settingOf: (name: string) => unknown; wanted: Values },
  at: Setter,
): Promise<{ before: Values; after: Values }> {
  const repo = tenantRepo(tx);
  const isOther = 'currency' in asked && asked.currency !== settingOf('currency');
  const wanted = isOther ? { ...inAnotherCurrency(settingOf), ...asked } : asked;
  const names = Object.keys(wanted);
  for (const name of names) requireSetting(name);
  const before = Object.fromEntries(names.map((name) => [name, settingOf(name)]));
  const after = Object.fromEntries(names.map((name) => [name, checked(name, wanted[name])]));
  const beside = (name: string) => (name in after ? after[name] : settingOf(name));
  if (isOther)
    refuse(CURRENCY_KEPT[(await whatKeepsCurrency(tx, tenantId, String(before.currency))) ?? '']?.(tenantId, String(before.currency))); // prettier-ignore
  if (names.some((name) => LANGUAGES.includes(name)))
    refuse(languageRefusal(beside('defaultLanguage'), beside('supportedLanguages')));
  for (const name of names) {
    if (JSON.stringify(after[name] ?? null).length > SETTING_MAX) throw new ShopRefusal(`${name} is more than a shop keeps.`); // prettier-ignore
    if (!isFeeSetting(name)) await repo.saveSetting(tenantId, name, after[name]);
  }
  const fees = names.filter(isFeeSetting);
  const held = z.safeParse(FeeTermsSchema, feesOf(settingOf));
  if (fees.length > 0 && held.success)
    await setFees(tx, tenantId, { before: held.data, after: z.parse(FeeTermsSchema, feesOf(beside)) }, at);
  // what could not be read kept the shop shut: nobody was charged by it, and it is mended where it stands
  else for (const name of fees) await repo.saveSetting(tenantId, name, after[name]);
  if (RATE in after)
    await noteSetRate(tx, tenantId, { rate: String(after[RATE]), before: String(before[RATE]), currency: String(beside('currency')) }, at); // prettier-ignore
  return { before, after };
}

const feesOf = (valueOf: (name: string) => unknown): unknown =>
  Object.fromEntries(FEE_SETTINGS.map((name) => [name, valueOf(name)]));

/** What a setting is read by where somebody sets it. */
export const schemaOf = (name: string): z.ZodMiniType =>
  SETTING_BOUNDS[name as keyof TenantRecord] ?? (TenantRecord.shape[name as keyof TenantRecord] as z.ZodMiniType);

function checked(name: string, value: unknown): unknown {
  const read = readByHand(schemaOf(name), value);
  if ('data' in read) return read.data;
  throw wrongSetting(name, read.wrong);
}

export const wrongSetting = (name: string, wrong: readonly string[]) =>
  new ShopRefusal([...new Set(wrong)].map((line) => `${name}.${line}`.replace('.:', ':')).join('\n'));

/** @throws ShopRefusal where there is a reason */
function refuse(reason: string | undefined): void {
  if (reason) throw new ShopRefusal(reason);
}
