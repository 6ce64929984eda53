import { hash } from '@node-rs/argon2';

/** The least that it does. Whoever verifies a password goes by what stands in its hash. */
const COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const hashes = new Map<string, Promise<string>>();

/** Of all who have this password: a hash at the cost of real ones takes longer than most of what is asked for with it. */
export function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, COST);
  hashes.set(password, known);
  return known;
}
