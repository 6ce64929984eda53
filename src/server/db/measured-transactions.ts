import { causesOf, isDatabaseAway } from './database-errors';

const STATE = /^(?:\d|F0|HV|P0|XX)[0-9A-Z]{3,4}$/;

/** The class of an error of the database: two characters of some forty, or `away`; undefined of any other error. */
function classOf(error: unknown): string | undefined {
  if (isDatabaseAway(error)) return 'away';
  for (const cause of causesOf(error))
    if ('code' in cause && typeof cause.code === 'string' && cause.code.length === 5 && STATE.test(cause.code))
      return cause.code.slice(0, 2);
  return undefined;
}

type Listener = (sqlstate: string) => void;
let listener: Listener | undefined;

/** Tells whoever counts of each transaction that the database let fail. */
export const onDatabaseError = (tell: Listener) => {
  listener = tell;
};

export function countError(error: unknown): never {
  const sqlstate = classOf(error);
  if (sqlstate) listener?.(sqlstate);
  throw error;
}
