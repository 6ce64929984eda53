/** A code that is gone from the picture for so long may be meant again. */
const OUT_OF_VIEW_MS = 1_000;

/** What a camera means by what it sees: a code counts once two frames agree, and once only while it stays in view. */
export class SeenCodes {
  private before: ReadonlySet<string> = new Set();
  private readonly lockedUntil = new Map<string, number>();

  /** @param codes in the frame of `at`, milliseconds @returns those that were shown to the camera anew */
  see(codes: readonly string[], at: number): string[] {
    const now = new Set(codes);
    const fresh = [...now].filter((code) => this.before.has(code) && at >= (this.lockedUntil.get(code) ?? -Infinity));
    for (const [code, until] of this.lockedUntil) if (at >= until) this.lockedUntil.delete(code);
    for (const code of now)
      if (fresh.includes(code) || this.lockedUntil.has(code)) this.lockedUntil.set(code, at + OUT_OF_VIEW_MS);
    this.before = now;
    return fresh;
  }
}
