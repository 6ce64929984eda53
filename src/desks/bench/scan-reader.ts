import { isWholeCode, plainCode, separateCodes } from '../../contract/scan-code';

/** A scanner types faster than this, and so many characters at least. */
const BURST_KEY_MS = 35;
const BURST_KEYS = 6;
/** So long after its last key a scanner that sends no Enter has said all. */
const SILENCE_MS = 80;
/** Keys that follow one another closer than this belong together, whoever types. */
const PAUSE_MS = 250;
/** A code that comes again this soon is the same pull of the trigger. */
const SAME_MS = 1_500;

/** What a scanner has typed, apart from what a person has, and without what came twice. */
export class ScanReader {
  private keys = 0;
  private isFast = true;
  private lastKeyAt = -Infinity;
  private isDeaf = false;
  private heardAt = -Infinity;
  private readonly seen = new Map<string, number>();

  /** From now on it reads, but not the rest of a code that began before. */
  begin(at: number): void {
    this.isDeaf = true;
    this.heardAt = at;
  }

  /** @returns whether a key, or the end of a code, is of one whose beginning was read too */
  hears(at: number, isEnd = false): boolean {
    if (at - this.heardAt >= PAUSE_MS) this.isDeaf = false;
    const hears = !this.isDeaf;
    this.heardAt = at;
    if (isEnd) this.isDeaf = false;
    return hears;
  }

  /** One more key, at so many milliseconds. */
  press(at: number): void {
    if (this.keys > 0 && at - this.lastKeyAt >= BURST_KEY_MS) this.isFast = false;
    this.keys += 1;
    this.lastKeyAt = at;
  }

  /**
   * How long a silence ends what was typed; undefined where none does: a person types slower and presses Enter. Where its
   * form does not say that it is whole the rest may still be on its way, and half a number is none of ours.
   */
  silenceAfter(typed: string): number | undefined {
    if (!this.isFast || this.keys < BURST_KEYS) return undefined;
    return isWholeCode(plainCode(typed)) ? SILENCE_MS : PAUSE_MS;
  }

  /** The code is whole. @returns what was meant: none where it came just now, several where two were glued */
  end(typed: string, at: number): string[] {
    this.keys = 0;
    this.isFast = true;
    this.lastKeyAt = -Infinity;
    const code = plainCode(typed);
    const codes = code ? separateCodes(code) : [];
    const fresh = codes.filter((one) => at - (this.seen.get(one) ?? -Infinity) >= SAME_MS);
    for (const [one, since] of this.seen) if (at - since >= SAME_MS) this.seen.delete(one);
    for (const one of codes) this.seen.set(one, at);
    return fresh;
  }
}
