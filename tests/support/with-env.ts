import { env, type Env } from '../../src/server/env';

/** Runs the work as if the environment said this. */
export async function withEnv<T>(change: Partial<Env>, work: () => Promise<T>): Promise<T> {
  const current = env();
  const before = { ...current };
  Object.assign(current, change);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(change)) if (!(name in before)) Reflect.deleteProperty(current, name);
    Object.assign(current, before);
  }
}
