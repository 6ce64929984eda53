import { env, type Env } from '../../src/server/env';

/** What is being played at the moment, oldest first. */
const played: Partial<Env>[] = [];
let own: Env | undefined;

/** Runs the work as if the environment said this; works beside each other may begin and end in any order. */
export async function withEnv<T>(change: Partial<Env>, work: () => Promise<T>): Promise<T> {
  if (played.length === 0) own = { ...env() };
  played.push(change);
  play();
  try {
    return await work();
  } finally {
    played.splice(played.indexOf(change), 1);
    play();
  }
}

function play(): void {
  const current = env();
  for (const name of Object.keys(current)) Reflect.deleteProperty(current, name);
  Object.assign(current, own, ...played);
}
