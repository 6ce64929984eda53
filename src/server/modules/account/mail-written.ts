// the start script and Next's bundle both load this module
const held = globalThis as { sampanMailWrittenAt?: number };

/** A mail is being written; it may take until its transaction ends. */
export const noteMailWritten = (): void => void (held.sampanMailWrittenAt = performance.now());

/** Whether this process has lately written one. */
export const wasMailWritten = (withinMs: number): boolean =>
  performance.now() - (held.sampanMailWrittenAt ?? -Infinity) < withinMs;
