/** What a log may hold of an error: where and what, never what somebody typed. */
export interface LoggedError {
  type: string;
  /** SQLSTATE, or the code of the system or a library. */
  code?: string | undefined;
  /** With `$1` in place of each value. */
  statement?: string;
  message?: string;
  /** Lines of the stack without the message. */
  at?: string[];
}

const STATEMENT_LENGTH = 500;
const FRAMES = 8;

/**
 * Drivers put values into their words (`Key (email)=(…)`, `Failing row contains …`), Drizzle the parameters into its
 * message: of a failed statement only the SQLSTATE and the statement stay. Of other errors what looks typed is masked.
 * @param clean takes out first what only the caller knows
 */
export function loggedError(error: unknown, clean = (message: string) => message): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const chain = [...causesOf(error)];
  const root = chain.at(-1) ?? error;
  const failed = chain.find(isStatement);
  const code = chain.map((one) => ('code' in one ? one.code : undefined)).find((one) => typeof one === 'string');
  const at = framesOf(error);
  if (failed || isOfPostgres(root)) {
    // nobody but the pool or the network ended it: their words hold no value
    const message = failed && failed !== root && !isOfPostgres(root) ? { message: masked(root.message) } : {};
    return { type: root.name, code, ...message, ...(failed ? { statement: failed.query.slice(0, STATEMENT_LENGTH) } : {}), at }; // prettier-ignore
  }
  return { type: error.name, code, message: masked(clean(chain.map(({ message }) => message).join(' ← '))), at };
}

function* causesOf(error: unknown): Generator<Error> {
  for (let current = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1)
    yield current;
}

const isStatement = (error: Error): error is Error & { query: string } =>
  'query' in error && typeof error.query === 'string';
/** Whether its own words are a driver's: one that was made of it says what we wrote. */
export const isOfDatabase = (error: Error): boolean => isStatement(error) || isOfPostgres(error);
const isOfPostgres = (error: Error) => 'severity' in error || error.name === 'DatabaseError';

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());

/** Without addresses, numbers of four digits and more, and what stands in quotes. */
export const masked = (message: string): string =>
  message
    .replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '…')
    .replace(/"[^"]*"|“[^”]*”|‘[^’]*’/g, '"…"')
    .replace(/\d[\d -]{2,}\d/g, '…')
    .slice(0, 300);
