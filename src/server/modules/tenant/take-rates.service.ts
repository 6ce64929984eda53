import { randomUUID } from 'node:crypto';
import type { RateSource } from '../../adapters/rates/rates.port';
import { rateSources } from '../../adapters/rates/rates.registry';
import type { RateSourceName, ToldRate } from '../../../contract/rate-source';
import { systemTx } from '../../db/database';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import { readSettings, UnreadableSettingsError } from '../../kernel/tenant-settings';
import { rateRepo } from './rate.repo';
import { firstTold, isFresh, verdictOn, type Verdict } from './rate.rules';
import { ExchangeRate } from './setting-bounds';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';

type Told = ReadonlyMap<RateSourceName, ReadonlyMap<string, ToldRate>>;
type Outcome = 'told' | 'stale' | 'failed';

/** As it was last said: a source that stays away is one line, not one a run. */
const said = new Map<string, string>();

/**
 * Asks each source once that any shop names, and brings the rates of those shops up to date. Where no source tells a
 * currency, a shop keeps the rate that it has. A move that is too far waits for a person.
 */
export async function takeRates(
  now: Date,
  isStopped: () => boolean = () => false,
  sources: readonly RateSource[] = rateSources(),
): Promise<void> {
  const shops = await systemTx((tx) => tenantRepo(tx).listRated());
  const named = new Set(shops.flatMap(({ id, settings }) => namedBy(id, settings) ?? []));
  const told: Told = new Map(
    await Promise.all(
      sources
        .filter(({ name }) => named.has(name))
        .map(async (source) => [source.name, await readOne(source, now)] as const),
    ),
  );
  for (const { id } of shops) {
    if (isStopped()) return;
    metrics().rateDecisions.inc({ outcome: await takeRate(id, told, now) });
  }
}

function namedBy(id: string, settings: unknown): readonly RateSourceName[] | undefined {
  try {
    return readSettings(id, settings).record.rateSources;
  } catch (error) {
    if (error instanceof UnreadableSettingsError) return undefined;
    throw error;
  }
}

async function readOne(source: RateSource, now: Date): Promise<ReadonlyMap<string, ToldRate>> {
  try {
    const rates = await source.read(now);
    const isStale = ![...rates.values()].some(({ ratedOn }) => isFresh(ratedOn, now));
    note(source.name, isStale ? 'stale' : 'told');
    return rates;
  } catch (error) {
    note(source.name, 'failed', error);
    return new Map();
  }
}

function note(source: RateSourceName, outcome: Outcome, error?: unknown): void {
  metrics().rateReads.inc({ source, outcome });
  say(source, outcome, () => {
    if (outcome === 'told') log().info({ source }, 'exchange rates are told again');
    else if (outcome === 'stale') log().warn({ source }, 'exchange rates are of long ago: those in use stay');
    else log().warn({ source, err: error }, 'exchange rates are not told: those in use stay');
  });
}

/** The first time that all is well says nothing. */
function say(about: string, state: string, line: () => void): void {
  const before = said.get(about);
  said.set(about, state);
  if (before !== state && !(before === undefined && state === 'told')) line();
}

/** @returns what came of it; `untold` where no source knows its currency */
async function takeRate(tenantId: string, told: Told, now: Date): Promise<Verdict | 'untold'> {
  const taken = await systemTx(async (tx) => {
    // as it stands now: somebody may have set another rate since the shops were listed
    const record = await tenantRepo(tx).lock(tenantId);
    const { rateSources: named = [], currency = '', cnyToLocalRate: inUse = '' } = record ?? {};
    const found = firstTold(named, currency, told, now);
    if (!found || !ExchangeRate.safeParse(found.rate).success) return { verdict: 'untold' as const, currency };
    const repo = rateRepo(tx, { tenantId });
    const verdict = verdictOn(found.rate, inUse, await repo.listRecent(), now);
    if (verdict !== 'known') await repo.decide('OVERTAKEN', null, now);
    const change = { id: randomUUID(), currency, ...found, before: inUse, createdAt: now };
    if (verdict === 'ask') await repo.insert({ ...change, state: 'WAITING' });
    if (verdict === 'apply') {
      await repo.insert({ ...change, state: 'APPLIED', decidedAt: now });
      await tenantRepo(tx).saveSetting(tenantId, 'cnyToLocalRate', found.rate);
    }
    return { verdict, currency, inUse, found };
  });
  const { verdict, currency, inUse, found } = taken;
  if (verdict === 'apply') forgetTenant(tenantId);
  say(`shop ${tenantId}`, verdict === 'untold' ? 'untold' : 'told', () => {
    if (verdict === 'untold') log().warn({ tenant: tenantId, currency }, 'no source tells the exchange rate: the one in use stays'); // prettier-ignore
  });
  if (verdict === 'ask')
    log().warn({ tenant: tenantId, currency, inUse, told: found?.rate, source: found?.source }, 'an exchange rate waits for a person'); // prettier-ignore
  return verdict;
}
