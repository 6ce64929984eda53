import { LIMITS } from '../../contract/limits';

/** What was scanned and is not answered yet. */
export interface WaitingScan {
  scanId: string;
  code: string;
}

export interface ScanLine<Answer> {
  /** Sends one scan: it throws where it was refused. */
  send: (scan: WaitingScan) => Promise<Answer>;
  /** Seconds to wait where the server could not be reached; undefined where it refused. */
  waitOf: (error: unknown) => number | undefined;
  newId: () => string;
  onAnswer: (answer: Answer, scan: WaitingScan) => void;
  onRefused: (code: string, error: unknown) => void;
  /** How many wait, and whether the server is out of reach. */
  onChange: (waiting: readonly WaitingScan[], isAway: boolean) => void;
  /** Lets so many milliseconds pass. */
  wait: (ms: number) => Promise<void>;
}

/**
 * One after the other, in the order in which they were scanned, each until it is answered: what the server could not be
 * asked is asked again under the same id, so that it is done once, however often it was sent.
 */
export class ScanQueue<Answer> {
  private waiting: WaitingScan[];
  private isAway = false;
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly line: ScanLine<Answer>,
    before: WaitingScan[] = [],
  ) {
    this.waiting = before;
  }

  /** @returns false where too many wait: it is not taken, and must be scanned again */
  push(code: string): boolean {
    if (this.waiting.length >= LIMITS.benchWaiting) return false;
    this.waiting.push({ scanId: this.line.newId(), code });
    this.tell();
    void this.idle();
    return true;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Sends what waits. @returns when nothing does any more */
  idle(): Promise<void> {
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    // that it runs is noted before it can end
    await Promise.resolve();
    for (let scan = this.waiting[0]; scan && !this.isClosed; scan = this.waiting[0]) await this.sendOne(scan);
    this.running = undefined;
  }

  private async sendOne(scan: WaitingScan): Promise<void> {
    try {
      const answer = await this.line.send(scan);
      if (this.isClosed) return;
      this.done();
      this.line.onAnswer(answer, scan);
    } catch (error) {
      const seconds = this.line.waitOf(error);
      if (seconds === undefined) {
        this.done();
        this.line.onRefused(scan.code, error);
        return;
      }
      this.isAway = true;
      this.tell();
      await this.line.wait(seconds * 1000);
    }
  }

  private done(): void {
    this.waiting = this.waiting.slice(1);
    this.isAway = false;
    this.tell();
  }

  private tell(): void {
    this.line.onChange([...this.waiting], this.isAway);
  }
}
