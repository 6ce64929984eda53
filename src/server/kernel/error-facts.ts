import { causesOf, sqlState } from '../db/database-errors';

/** Places in the code, which hold nothing that somebody typed. */
const PLACES = 4;

/**
 * What a log may say of a failure: its kind, SQLSTATE or code, the statement with its gaps, where it was. Never its
 * words or values: a driver's and a mail server's repeat what was typed.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const causes = [...causesOf(error)];
  const statement = causes.flatMap((cause) => ('query' in cause && typeof cause.query === 'string' ? cause.query : []));
  const answer = causes.flatMap((cause) => ('responseCode' in cause ? Number(cause.responseCode) : []));
  const places = (causes.at(-1)?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: causes.map(({ name }) => name).join(' < '),
    code: sqlState(error),
    answer: answer[0],
    statement: statement[0],
    at: places.slice(0, PLACES).map((line) => line.trim()),
  };
}
