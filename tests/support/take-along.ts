import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];

const running = new Map<ChildProcess, Signal | undefined>();
let told: Signal | undefined;

const endAlone = () => {
  if (told && running.size === 0) process.exit(128 + constants.signals[told]);
};

// once: who is told again does not wait for the children
for (const signal of SIGNALS)
  process.once(signal, () => {
    told ??= signal;
    for (const [child, wish = signal] of running) child.kill(wish);
    endAlone();
  });

/**
 * Told to end, this process ends its children before itself: nobody else would.
 * @param wish the signal at which the child ends what it has begun in its turn, where that is one alone
 */
export function takeAlong(child: ChildProcess, wish?: Signal): void {
  running.set(child, wish);
  // begun beside another one that takes its time to end
  if (told) child.kill(wish ?? told);
  // before all other listeners: what would come after this child does not begin
  child.prependListener('close', () => {
    running.delete(child);
    endAlone();
  });
}
