/** All that the price function refuses for. Each has its sentence in every language; a line's own rule has the shop's words. */
export const REFUSAL_CODES = [
  'country-not-served',
  'postcode-missing',
  'postcode-not-served',
  'warehouse-not-served',
  'delivery-not-offered',
  'customs-field-missing',
  'goods-kind-not-taken',
  'service-not-offered',
  'packing-not-offered',
  'insurance-not-offered',
  'too-many-boxes',
  'too-heavy',
  'counted-too-heavy',
  'side-too-long',
  'sides-too-long',
  'girth-too-long',
  'box-too-large',
  'box-too-small',
  'too-much-room',
  'density-too-low',
  'station-not-served',
  'station-side-too-long',
  'station-box-too-heavy',
  'station-too-heavy',
  'size-missing',
  'no-price',
  'currency-unknown',
  'beyond-counting',
  'own-rule',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a line does not take something. Weights are grams, lengths millimetres, room mm³, as `code` says. */
export interface Refusal {
  /** One of the codes above, or the name that a line gave to a rule of its own. */
  code: string;
  /** What the line allows, and what is there: sums, or words such as kinds of goods. */
  limit: number | string | null;
  actual: number | string | null;
  /** By how much, where that can be counted. */
  over: number | null;
}

/** Above the most that is allowed. */
export const above = (code: RefusalCode, actual: number, limit: number): Refusal => ({
  code,
  limit,
  actual,
  over: actual - limit,
});

/** Below the least. */
export const below = (code: RefusalCode, actual: number, limit: number): Refusal => ({
  code,
  limit,
  actual,
  over: limit - actual,
});

/** What is there is not what may be: no sum says by how much. */
export const amiss = (code: RefusalCode, actual: string | null, limit: string | null): Refusal => ({
  code,
  limit,
  actual,
  over: null,
});
