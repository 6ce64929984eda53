import * as z from 'zod/mini';
import type { ToldRate } from '../../../contract/rate-source';

const TIMEOUT_MS = 8000;
/** Digits that a double holds for sure; central banks tell fewer. */
const DIGITS = 12;

/** A number, or one written as a text. */
export const TellsRate = z.union([z.number(), z.string().check(z.regex(/^\d{1,12}(\.\d{1,12})?$/))]);
export const TellsDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** @returns undefined for what is no rate: nothing, less, or so much or little that it cannot be written plainly */
export function toldRate(value: z.infer<typeof TellsRate>, ratedOn: string): ToldRate | undefined {
  const rate = typeof value === 'string' ? value : String(Number(value.toPrecision(DIGITS)));
  return /^\d{1,12}(\.\d{1,12})?$/.test(rate) && Number(rate) > 0 ? { rate, ratedOn } : undefined;
}

/** @throws Error where there is no answer in time, or none of that form */
export async function askRates<T>(name: string, url: string, schema: z.ZodMiniType<T>): Promise<T> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !answer.success)
    throw new Error(`${name}: ${String(response.status)}${response.ok ? ' not readable' : ''}`);
  return answer.data;
}

/** @param rows as they were told, of which some may be none */
export const knownRates = (rows: [currency: string, told: ToldRate | undefined][]): Map<string, ToldRate> =>
  new Map(rows.flatMap(([currency, told]) => (told ? [[currency, told] as const] : [])));
