import type { LocalizedText } from '../../../contract/fields';
import { intlTag } from '../../../contract/locales';
import type { Tenant } from '../../../contract/tenant';
import { bareHost, tenantOfHost } from '../../../contract/tenant-host';
import { systemTx, type Tx } from '../../db/database';
import { env } from '../../env';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { log } from '../../kernel/log';
import { localize, registrationOf, shownOf, type TenantRecord } from '../../kernel/tenant-record';
import { UnreadableSettingsError } from '../../kernel/tenant-settings';
import { cachedTenant, dropTenant } from './tenant-cache';
import { doubtDomains, shopOfDomain } from './domain-names';
import { domainRepo } from './domain.repo';
import { withFeesInForce } from './fees-in-force.rules';
import { tenantRepo } from './tenant.repo';

const CACHE_MS = 5_000;
/** What who asks for a closed shop is told to wait. */
const CLOSED_SECONDS = 600;

/**
 * The shop of a Host header, from memory: a shop's settings change rarely and are needed by every request.
 * Only a demo server answers for shops that keep test money. @throws AppError SHOP_CLOSED where it is suspended
 */
export async function findTenantByHost(
  host: string | undefined,
  now: Date = new Date(),
): Promise<TenantRecord | undefined> {
  const { isDemo } = env();
  const named = await tenantIdOfHost(host);
  const found = await findTenant(named === DEFAULT ? await defaultTenantId() : named, now);
  if (!found?.isLive && !isDemo) return undefined;
  if (found?.isSuspended) throw closed();
  return found;
}

/** An exact name before the first label of any. */
async function tenantIdOfHost(host: string | undefined): Promise<string> {
  const { FORCED_TENANT_ID: forcedTenant, BASE_DOMAINS } = env();
  const name = bareHost(host);
  const owner = forcedTenant || !name.includes('.') ? undefined : await shopOfDomain(name, readDomains);
  const baseDomains = BASE_DOMAINS ? BASE_DOMAINS.split(',') : undefined;
  return owner ?? tenantOfHost(host, { defaultTenant: DEFAULT, forcedTenant, baseDomains });
}

const readDomains = () => systemTx((tx) => domainRepo(tx).listLive());

/** Whether a certificate may be made for this name: a live domain, or the label of a shop below a base domain. */
export async function isServedName(host: string): Promise<boolean> {
  const name = bareHost(host);
  if (await shopOfDomain(name, readDomains)) return true;
  const { BASE_DOMAINS } = env();
  const [label = '', ...rest] = name.split('.');
  if (rest.length === 0 || !BASE_DOMAINS.toLowerCase().split(',').includes(rest.join('.'))) return false;
  const found = await findTenant(label);
  return Boolean(found && (found.isLive || env().isDemo));
}

/** No label of a host looks like this. */
const DEFAULT = '*';
let onlyLive: { id: string; readAt: number } | undefined;

/** Without DEFAULT_TENANT, a server with one live shop is that shop's wherever it is asked. */
async function defaultTenantId(): Promise<string> {
  const { DEFAULT_TENANT } = env();
  if (DEFAULT_TENANT) return DEFAULT_TENANT;
  if (!onlyLive || Date.now() - onlyLive.readAt >= CACHE_MS)
    onlyLive = { id: (await systemTx((tx) => tenantRepo(tx).findOnlyLiveId())) ?? '', readAt: Date.now() };
  return onlyLive.id;
}

/** @param now whose fees it has @throws AppError SHOP_CLOSED where its settings or fees cannot be read */
export async function findTenant(id: string, now: Date = new Date()): Promise<TenantRecord | undefined> {
  const record = id ? await cachedTenant(id, readReporting) : undefined;
  return record && asOf(record, now);
}

function asOf(record: TenantRecord, now: Date): TenantRecord {
  const found = withFeesInForce(record, now);
  if (!found) throw closed();
  return found;
}

/** What of the settings is wrong stands in the log when the shop is read anew, not for each who asks. */
async function readReporting(id: string): Promise<TenantRecord | undefined> {
  try {
    const found = await systemTx((tx) => tenantRepo(tx).find(id));
    const unreadable = found?.record.feeVersions?.filter(({ terms }) => !terms).map((version) => version.id) ?? [];
    if (unreadable.length) log().error({ tenant: id, fees: unreadable }, `fees of shop ${id} cannot be read: it is closed from their day on`); // prettier-ignore
    if (found?.broken.length) log().warn({ tenant: id, settings: found.broken }, `defaults for settings of shop ${id}`);
    return found?.record;
  } catch (error) {
    if (!(error instanceof UnreadableSettingsError)) throw error;
    log().error({ tenant: id, settings: error.broken }, `shop ${id} is closed: its settings cannot be read`);
    throw closed();
  }
}

const closed = () => new AppError('SHOP_CLOSED', { retryAfterSeconds: CLOSED_SECONDS });

/** As it stands in the register, for work inside a transaction: `findTenant` may begin one of its own. @param now whose fees it has */
export async function readTenant(tx: Tx, id: string, now = new Date()): Promise<TenantRecord | undefined> {
  const record = await tenantRepo(tx).findById(id);
  return record && asOf(record, now);
}

export async function saveTenant(record: TenantRecord): Promise<void> {
  await systemTx((tx) => tenantRepo(tx).save(record));
  forgetTenant(record.id);
}

/**
 * For what brings test money in, inside its transaction: either the shop is still being tried out when that commits, or
 * this throws. A shop that goes live waits for it. @throws AppError NOT_FOUND where the shop is live
 */
export async function holdTestMoney(tx: Tx, tenantId: string): Promise<void> {
  const repo = tenantRepo(tx);
  await repo.holdTestMoney(tenantId, 'reporter');
  if ((await repo.findById(tenantId))?.isLive) throw new AppError('NOT_FOUND');
}

/** In the transaction that ends its test money. @returns false where it is live already @throws AppError NOT_FOUND */
export async function beginGoingLive(tx: Tx, tenantId: string): Promise<boolean> {
  const repo = tenantRepo(tx);
  await repo.holdTestMoney(tenantId, 'going live');
  const record = await repo.findById(tenantId);
  if (!record) throw new AppError('NOT_FOUND');
  return !record.isLive;
}

/**
 * The last step of going live; the shop shows no accounts and mails of a demo any more. Only now no shop can be changed.
 * @returns the accounts that it showed
 */
export async function markLive(tx: Tx, tenantId: string, now: Date): Promise<TenantRecord['demoAccounts']> {
  const repo = tenantRepo(tx);
  const record = await repo.lock(tenantId);
  if (!record) throw new AppError('NOT_FOUND');
  await repo.hideDemo(tenantId);
  await repo.markLive(tenantId, now);
  return record.demoAccounts;
}

/** What is kept in memory of a shop, also of where there is only one. */
export function forgetTenant(id: string): void {
  dropTenant(id);
  doubtDomains();
  onlyLive = undefined;
}

/** The shop as its visitors may see it, in their language; name by name, for what is stored of it holds more. */
export const getTenant = (ctx: Ctx): Tenant => shownTenant(ctx);

/** The same of a record alone. */
export function shownTenant({ tenant, locale }: Pick<Ctx, 'tenant' | 'locale'>): Tenant {
  const say = (text: TenantRecord['name']) => localize(text, locale, tenant);
  return {
    ...shownOf(tenant, locale),
    id: tenant.id,
    socialMediaPlatforms: tenant.socialMediaPlatforms,
    footerLinks: tenant.footerLinks.map(({ title, link }) => ({ title: say(title), link })),
    registrationEntity: registrationOf(tenant, locale),
    ...traceIds(tenant),
    exchangeInfo: getExchangeRate({ tenant }),
    tenantPreference: tenant.preference,
    enabledArticle: tenant.enabledArticles,
    ...(tenant.mainDomain && { mainDomain: tenant.mainDomain }),
  };
}

/** The analytics id under the specification's names. */
function traceIds({ extras }: TenantRecord): Pick<Tenant, 'analyticsCode' | 'googleAnalyticsTraceId'> {
  if (!extras?.analytics) return {};
  const { vendor, id } = extras.analytics;
  return vendor === 'google-analytics' ? { googleAnalyticsTraceId: id } : { analyticsCode: id };
}

export const getExchangeRate = ({ tenant }: Pick<Ctx, 'tenant'>) => ({
  cnyExchangeRate: tenant.cnyToLocalRate,
  currency: tenant.currency,
  marginBasisPoints: tenant.marginBasisPoints,
});

/** In the shop's own order: where it ships to first comes first. */
export function listCountries({ tenant, locale }: Ctx) {
  const names = new Intl.DisplayNames([intlTag(locale), 'en'], { type: 'region' });
  return tenant.countries.map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code.toUpperCase() }));
}

/** The first hot keyword is what an empty search looks for. */
export function getKeywordSetting({ tenant, locale }: Ctx) {
  const firsts = Object.entries(tenant.hotKeywords).map(([language, [first]]) => [language, first ?? '']);
  return {
    placeholder: localize(tenant.searchPlaceholder, locale, tenant),
    defaultKeyword: localize(Object.fromEntries(firsts) as LocalizedText, locale, tenant),
  };
}
