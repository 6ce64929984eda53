import { setTimeout } from 'node:timers/promises';

/** Lets calls through so many a second, each in its turn. */
export type Pace = (signal: AbortSignal) => Promise<void>;

export function createPace(perSecond: number): Pace {
  const apartMs = 1000 / perSecond;
  let freeAt = 0;
  return async (signal) => {
    const now = performance.now();
    const turn = Math.max(now, freeAt);
    freeAt = turn + apartMs;
    if (turn > now) await setTimeout(turn - now, undefined, { signal });
  };
}
