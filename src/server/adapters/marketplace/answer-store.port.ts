/** An answer and when it was asked for, in milliseconds of the clock that the asking came with. */
export interface Remembered<T> {
  value: T;
  askedAt: number;
}

/** Where processes share what a source said. */
export interface AnswerStore<T> {
  find: (key: string) => Promise<Remembered<T> | undefined>;
  /**
   * Asks, unless another process is at it: then its answer. @param newerThan when what is known already was asked for
   */
  ask: (key: string, known: { now: number; newerThan: number }, ask: () => Promise<T>) => Promise<Remembered<T>>;
}
