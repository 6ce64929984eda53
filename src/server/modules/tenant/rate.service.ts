import { randomUUID } from 'node:crypto';
import { systemTx, type Tx } from '../../db/database';
import type { TenantRecord } from '../../kernel/tenant-record';
import { rateRepo, type RateChange } from './rate.repo';
import { isLeap, isSameRate } from './rate.rules';
import { ExchangeRate } from './setting-bounds';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';

/** Who decides, and when. `record` comes with one of the staff, who moves no rate far alone. */
interface Decision {
  by: string;
  now: Date;
  /** In the transaction of the decision: what the rate was, what it is, and what was told. */
  record?: (tx: Tx, change: { before: Told; after: Told }) => Promise<void>;
}
interface Told {
  cnyToLocalRate: string;
  waiting?: string;
}

/** What a person does to the rate of a shop, whose turn it is until the transaction ends. @throws ShopRefusal */
async function atRate<T>(
  tenantId: string,
  work: (tx: Tx, record: TenantRecord, repo: ReturnType<typeof rateRepo>) => Promise<T>,
): Promise<T> {
  const result = await systemTx(async (tx) => {
    const record = await tenantRepo(tx).lock(tenantId);
    if (!record) throw new ShopRefusal(`There is no shop ${tenantId}.`);
    return work(tx, record, rateRepo(tx, { tenantId }));
  });
  forgetTenant(tenantId);
  return result;
}

/** The rate in use, who is asked for it, and how it came about: newest first. @throws ShopRefusal */
export const listRates = (tenantId: string, most: number) =>
  systemTx(async (tx) => {
    const record = await tenantRepo(tx).findById(tenantId);
    if (!record) throw new ShopRefusal(`There is no shop ${tenantId}.`);
    const { cnyToLocalRate: inUse, currency, rateSources: sources = [] } = record;
    return { inUse, currency, sources, changes: await rateRepo(tx, { tenantId }).listRecent(most) };
  });

/**
 * Takes the rate that waits. @param rate as the person saw it: another may have come since @throws ShopRefusal
 */
export const acceptRate = (tenantId: string, rate: string, { by, now, record }: Decision): Promise<RateChange> =>
  atRate(tenantId, async (tx, { currency, cnyToLocalRate: before }, repo) => {
    const waiting = await getWaiting(tenantId, repo, rate);
    if (waiting.askedBy === by) throw new ShopRefusal(`Another person has to take ${waiting.rate}.`, 'SAME_PERSON');
    if (waiting.currency !== currency)
      throw new ShopRefusal(`What waits is a rate of ${waiting.currency}, and ${tenantId} sells in ${currency}: refuse it.`); // prettier-ignore
    await repo.decide('APPLIED', by, now);
    await tenantRepo(tx).saveSetting(tenantId, 'cnyToLocalRate', waiting.rate);
    await record?.(tx, { before: { cnyToLocalRate: before }, after: { cnyToLocalRate: waiting.rate } });
    return waiting;
  });

/** The rate in use stays; the same one is not asked about again. @param rate as it was seen @throws ShopRefusal */
export const refuseRate = (
  tenantId: string,
  { by, now, record }: Decision,
  rate: string | undefined = undefined,
): Promise<RateChange> =>
  atRate(tenantId, async (tx, { cnyToLocalRate }, repo) => {
    const waiting = await getWaiting(tenantId, repo, rate);
    await repo.decide('REFUSED', by, now);
    await record?.(tx, { before: { cnyToLocalRate, waiting: waiting.rate }, after: { cnyToLocalRate } });
    return waiting;
  });

/**
 * Another rate, by a person; what waited is of no interest any more. Where one of the staff would move it far, it waits
 * for another of them; whoever runs the commands runs the shop. @param read the one in use, as it was seen
 * @returns the rate before @throws ShopRefusal
 */
export const setRate = (tenantId: string, rate: string, at: Decision, read?: string): Promise<string> =>
  atRate(tenantId, async (tx, { cnyToLocalRate, currency }, repo) => {
    if (read !== undefined && read !== cnyToLocalRate) throw new ShopRefusal(`The rate in use is ${cnyToLocalRate}, not ${read}.`, 'STALE'); // prettier-ignore
    const { error } = ExchangeRate.safeParse(rate);
    if (error) throw new ShopRefusal(`The rate ${error.issues.map(({ message }) => message).join(', ')}.`);
    if (at.record && isLeap(rate, cnyToLocalRate, await repo.listRecent(), at.now)) {
      await askForRate(repo, { rate, before: cnyToLocalRate, currency }, at);
      await at.record(tx, { before: { cnyToLocalRate }, after: { cnyToLocalRate, waiting: rate } });
      return cnyToLocalRate;
    }
    await noteSetRate(tx, tenantId, { rate, before: cnyToLocalRate, currency }, at);
    await tenantRepo(tx).saveSetting(tenantId, 'cnyToLocalRate', rate);
    await at.record?.(tx, { before: { cnyToLocalRate }, after: { cnyToLocalRate: rate } });
    return cnyToLocalRate;
  });

type Asked = Pick<RateChange, 'rate' | 'before' | 'currency'>;

async function askForRate(repo: ReturnType<typeof rateRepo>, change: Asked, { by, now }: Decision): Promise<void> {
  await repo.decide('OVERTAKEN', by, now);
  await repo.insert({ id: randomUUID(), source: 'PERSON', ...change, state: 'WAITING', askedBy: by, createdAt: now });
}

/** In the transaction that sets it. */
export async function noteSetRate(tx: Tx, tenantId: string, change: Asked, { by, now }: Decision): Promise<void> {
  const repo = rateRepo(tx, { tenantId });
  await repo.decide('OVERTAKEN', by, now);
  const decided = { state: 'APPLIED', decidedBy: by, decidedAt: now, createdAt: now } as const;
  await repo.insert({ id: randomUUID(), source: 'PERSON', ...change, ...decided });
}

async function getWaiting(tenantId: string, repo: ReturnType<typeof rateRepo>, seen?: string): Promise<RateChange> {
  const waiting = await repo.findWaiting();
  if (!waiting) throw new ShopRefusal(`No rate of ${tenantId} waits for anybody.`, 'STALE');
  if (seen !== undefined && (!ExchangeRate.safeParse(seen).success || !isSameRate(waiting.rate, seen)))
    throw new ShopRefusal(`What waits is ${waiting.rate}, not ${seen}.`, 'STALE');
  return waiting;
}
