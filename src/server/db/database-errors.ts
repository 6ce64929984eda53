/** An error and what it was made of: Drizzle wraps those of either driver. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** SQLSTATE of an error of either driver, or the system's code of one that never got there. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}

/**
 * Class 08 (connection, also what PgBouncer says), 28 and 3D000 (not let in), 25006 (a primary that is one no longer),
 * 25P03 and 57P01–57P05 (ended, shutting down, starting up), 53300 (no connection left), and the system's own words.
 */
const AWAY_STATE = /^(?:08...|28...|3D000|25006|25P03|57P0[1-5]|53300)$/;
const AWAY_CODES = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL EAI_AGAIN ENOTFOUND'.split(
    ' ',
  ),
);
/** What the drivers say in words alone: waited in vain, or the connection is gone. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Connection terminated|is not queryable|after calling end on the pool|PGlite is clos/;

/** Lost against somebody else or against time (40001, 40P01, 55P03, 57014), or the server is out of something (53). */
const BUSY_STATE = /^(?:40001|40P01|55P03|57014|53...)$/;

/** Whether the connection that gave this error is of no more use: nothing but a new one, perhaps to another server, helps. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (
      'code' in cause &&
      typeof cause.code === 'string' &&
      (AWAY_STATE.test(cause.code) || AWAY_CODES.has(cause.code))
    )
      return true;
    if (AWAY_WORDS.test(cause.message)) return true;
  }
  return false;
}

/** Away, but nobody to wait for: not let in, no such database, no such name. */
const FOR_GOOD = /^(?:28...|3D000|ENOTFOUND)$/;

/** Whether the server may be between two lives: worth waiting for at a start, where there is nothing else to do. */
export const isRestarting = (error: unknown): boolean => isDatabaseAway(error) && !FOR_GOOD.test(sqlState(error) ?? '');

/** Whether what should be there once is there already. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/** Whether the same may succeed a moment later. */
export const isPassing = (error: unknown): boolean => isDatabaseAway(error) || BUSY_STATE.test(sqlState(error) ?? '');

/**
 * Whether a change of the schema met somebody else: a lock in use, a deadlock, or the same role, grant or extension made
 * at the same time, perhaps from another database of the cluster.
 */
export function isBehindRivals(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === '55P03' || code === '40P01' || code === '40001' || code === '42710') return true;
    if (code === '23505' && String(constraint).startsWith('pg_')) return true;
    if (code === 'XX000' && /concurrently (updated|deleted)/.test(cause.message)) return true;
  }
  return false;
}
