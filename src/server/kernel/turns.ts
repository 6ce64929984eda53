import { AppError } from './app-error';

export interface Turns {
  /**
   * Does the work when it is its turn. Work whose `signal` aborts while it waits is left out: nobody wants it any more.
   * @throws AppError UNAVAILABLE where too many wait already, or at once where the signal aborts
   */
  take: <T>(work: () => T | Promise<T>, signal?: AbortSignal) => Promise<T>;
  counts: () => { running: number; waiting: number };
}

/** A bounded queue: more at once would only make all of them late, and more waiting would wait in vain. */
export function createTurns(limits: { running: number; waiting: number }): Turns {
  let running = 0;
  // in order of arrival, and anyone may leave
  const waiting = new Set<() => void>();

  const enter = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(begin);
        reject(new AppError('UNAVAILABLE'));
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return {
    async take(work, signal) {
      if (signal?.aborted) throw new AppError('UNAVAILABLE');
      if (running < limits.running) running += 1;
      else if (waiting.size >= limits.waiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
      // the one that ends hands its place over, so `running` stays as it is
      else await enter(signal);
      try {
        return await work();
      } finally {
        const [next] = waiting;
        if (next) {
          waiting.delete(next);
          next();
        } else running -= 1;
      }
    },
    counts: () => ({ running, waiting: waiting.size }),
  };
}
