import type { IsStopped } from './due-work';
import type { Claim } from './due-sending.repo';

const BATCH = 40;
/** Sent beside each other: whoever answers slowly delays a quarter of the others. */
const AT_ONCE = 4;

interface Sending<Row> {
  /** Hides what it gives from others, for as long as a batch can take. */
  claim: (claim: Claim) => Promise<Row[]>;
  /** Longer than a batch can take: then its process is dead and another may send what is left. */
  leaseMs: number;
  /** @returns whether it went out */
  sendOne: (row: Row) => Promise<boolean>;
  /** Gives back what was claimed and not begun. */
  release: (row: Row) => Promise<void>;
}

/** Sends what is due in all shops, until nothing is. @returns how many went out */
export async function sendDue<Row>(
  { claim, leaseMs, sendOne, release }: Sending<Row>,
  now: () => Date,
  isStopped: IsStopped,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const waiting = await claim({ now: now(), until: new Date(now().getTime() + leaseMs), limit: BATCH });
    const count = waiting.length;
    const sendNext = async (): Promise<void> => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        if (isStopped()) await release(row);
        else if (await sendOne(row)) sent += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    if (count === 0 || isStopped()) return sent;
  }
}
