import type { RateSourceName, ToldRate } from '../../../contract/rate-source';

/** A move above 3 % waits for a person. */
const MOST_BASIS_POINTS = 300n;
/** What one person alone may move it by in a day: the worst that a currency has done over a night is about this. */
const LEAP_BASIS_POINTS = 2_000n;
/** Central banks rest over holidays; what is older than their longest says nothing of today. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;
const DECIMALS = 12;

/** One row of the history, as far as it decides. */
export interface PastChange {
  rate: string;
  before: string;
  /** Who told it, or `PERSON`. */
  source: string;
  state: 'APPLIED' | 'WAITING' | 'REFUSED' | 'OVERTAKEN';
  /** Null where the clock did, or nobody has yet. */
  decidedBy: string | null;
  /** Who of the staff asked for it, where one did. */
  askedBy: string | null;
  createdAt: Date;
}

/** As a whole number of 10⁻¹²: no float decides over a price. @param rate decimal string with at most 12 decimals */
function scaled(rate: string): bigint {
  const [whole = '', part = ''] = rate.split('.');
  return BigInt(whole + part.padEnd(DECIMALS, '0'));
}

/** Whether it is more than 3 % away from the other, or than `most`. */
function isFar(rate: string, from: string, most = MOST_BASIS_POINTS): boolean {
  const [one, other] = [scaled(rate), scaled(from)];
  const apart = one > other ? one - other : other - one;
  return apart * 10_000n > other * most;
}

export const isSameRate = (one: string, other: string): boolean => scaled(one) === scaled(other);

/** The cedi that GHC stands for in shops is today's. */
const ISO_CODES: Record<string, string> = { GHC: 'GHS' };

/** The first source that tells the currency, of a day that is not long past nor yet to come. */
export function firstTold(
  sources: readonly RateSourceName[],
  currency: string,
  told: ReadonlyMap<RateSourceName, ReadonlyMap<string, ToldRate>>,
  now: Date,
): (ToldRate & { source: RateSourceName }) | undefined {
  for (const source of sources) {
    const found = told.get(source)?.get(ISO_CODES[currency] ?? currency);
    if (found && isFresh(found.ratedOn, now)) return { ...found, source };
  }
  return undefined;
}

export function isFresh(ratedOn: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(ratedOn);
  return age > -2 * DAY_MS && age < FRESH_DAYS * DAY_MS;
}

export type Verdict = 'same' | 'known' | 'apply' | 'ask';

/**
 * What to do about a rate that a source tells: nothing, since it is in use or a person was asked about it already; take
 * it; or ask a person. It is far where it is more than 3 % away from the rate in use, or from the one that was in use a
 * day ago: many small steps are a big one, unless a person set the rate since. @param history newest first
 */
export function verdictOn(told: string, inUse: string, history: readonly PastChange[], now: Date): Verdict {
  if (isSameRate(told, inUse)) return 'same';
  if (!isFar(told, inUse) && !isFar(told, aDayAgo(inUse, history, now))) return 'apply';
  const asked = history.find(({ state }) => state === 'WAITING' || state === 'REFUSED');
  // one waits at a time, and what a person asks for is for persons to answer
  if (asked?.state === 'WAITING' && asked.askedBy !== null) return 'known';
  return asked && isSameRate(asked.rate, told) ? 'known' : 'ask';
}

function aDayAgo(inUse: string, history: readonly PastChange[], now: Date): string {
  let rate = inUse;
  for (const { state, before, decidedBy, createdAt } of history) {
    if (state !== 'APPLIED') continue;
    if (decidedBy !== null || now.getTime() - createdAt.getTime() > DAY_MS) break;
    rate = before;
  }
  return rate;
}

/**
 * Whether a person needs another one for it: more than a fifth away from the rate in use, or from what it was a day ago,
 * however many steps lie between. What two persons agreed on, or a source and a person, begins anew. @param history newest first
 */
export function isLeap(rate: string, inUse: string, history: readonly PastChange[], now: Date): boolean {
  const froms = [inUse];
  for (const { state, before, decidedBy, askedBy, source, createdAt } of history) {
    if (state !== 'APPLIED') continue;
    const isAgreed = decidedBy !== null && (askedBy !== null || source !== 'PERSON');
    if (isAgreed || now.getTime() - createdAt.getTime() > DAY_MS) break;
    froms.push(before);
  }
  return froms.some((from) => isFar(rate, from, LEAP_BASIS_POINTS));
}
