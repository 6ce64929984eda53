import { midnightOf } from '../../../contract/tenant-time';
import type { STATEMENT_SOURCES } from '../../../contract/statement-desk.enums';

type Source = (typeof STATEMENT_SOURCES)[number];

const DAY_MS = 86_400_000;

export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

export interface Span {
  from: Date;
  until: Date;
}

/**
 * When a day of the shop's wall begins and is over.
 * @throws RangeError of what is no day of a calendar: it would be another one, or none
 * @param before where the signed day before it has ended: this one begins there, also where the shop has moved to another zone
 */
export function spanOfDay(day: string, offsetHours: number, before?: Date): Span {
  if (dayAfter(day, 0) !== day) throw new RangeError(`There is no day ${day}.`);
  return { from: before ?? midnightOf(day, offsetHours), until: midnightOf(dayAfter(day), offsetHours) };
}

/** Newest first, from one day back to another, both of them. */
export function daysBack(last: string, first: string, most: number): string[] {
  const days: string[] = [];
  for (let day = last; day >= first && days.length < most; day = dayAfter(day, -1)) days.push(day);
  return days;
}

/** Further back nobody begins to sign. */
export const FIRST_DAYS = 400;

/** How many days are over and not signed; a shop that signs none is asked for none. @param last that was signed */
export const daysToSign = (last: string | undefined, today: string): number =>
  last === undefined ? 0 : daysBack(dayAfter(today, -1), dayAfter(last), FIRST_DAYS).length;

/** Whose statement says what a clearing account took: bank transfers are the bank's. */
export const sourceOfProvider = (provider: string): Source | null =>
  provider === 'OFFLINE' ? 'BANK' : (PROVIDERS.find((source) => source === provider) ?? null);
const PROVIDERS = ['STRIPE', 'PAYPAL', 'YOOKASSA'] as const satisfies Source[];

/** In which time their lines of the day lie: a bank names days, each kept as its noon. */
export const spanOfSource = (source: Source, day: string, { from, until }: Span): Span =>
  source === 'BANK'
    ? { from: new Date(`${day}T00:00:00Z`), until: new Date(`${dayAfter(day)}T00:00:00Z`) }
    : { from, until };
