/** Why a line does not take something. Weights are grams, lengths millimetres, room mm³, as `code` says. */
export interface Refusal {
  code: string;
  /** What the line allows, and what is there: sums, or words such as kinds of goods. */
  limit: number | string | null;
  actual: number | string | null;
  /** By how much, where that can be counted. */
  over: number | null;
}

/** Above the most that is allowed. */
export const above = (code: string, actual: number, limit: number): Refusal => ({
  code,
  limit,
  actual,
  over: actual - limit,
});

/** Below the least. */
export const below = (code: string, actual: number, limit: number): Refusal => ({
  code,
  limit,
  actual,
  over: limit - actual,
});

/** What is there is not what may be: no sum says by how much. */
export const amiss = (code: string, actual: string | null, limit: string | null): Refusal => ({
  code,
  limit,
  actual,
  over: null,
});
