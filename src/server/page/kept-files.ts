/** So many wait for their turn already. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError';
}

interface Limits {
  /** At most so many are waited for. */
  waiting: number;
  files: number;
  keptMs: number;
}

type Make = () => Promise<string | undefined>;

/**
 * Files that are dear to make: one is made at a time whoever asks, so that those who wait for them take nothing from
 * others; the same one for all who ask for it meanwhile. The one that was not asked for longest goes first.
 */
export function keptFiles({ files, keptMs, waiting }: Limits) {
  const kept = new Map<string, { file: Promise<string | undefined>; madeAt: number }>();
  let queued = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** @throws TooManyWaitingError */
    get(key: string, make: Make): Promise<string | undefined> {
      const known = kept.get(key);
      if (known) kept.delete(key);
      if (known && Date.now() - known.madeAt < keptMs) {
        kept.set(key, known);
        return known.file;
      }
      if (queued >= waiting) return Promise.reject(new TooManyWaitingError());
      queued += 1;
      const file = last.then(make, make).finally(() => (queued -= 1));
      last = file.catch(() => undefined);
      kept.set(key, { file, madeAt: Date.now() });
      const [oldest] = kept.keys();
      if (kept.size > files && oldest !== undefined) kept.delete(oldest);
      // neither a failure nor a part that is not there is worth a place
      const forget = () => void (kept.get(key)?.file === file && kept.delete(key));
      file.then((made) => made === undefined && forget(), forget);
      return file;
    },
  };
}
