/** The next number of a row of numbers from 0 to 1, the same row for the same words. */
export type Chance = () => number;

/** Mulberry32 over FNV-1a: enough for a demo, and nobody guards anything with it. */
export function chanceOf(words: string): Chance {
  let state = [...words].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
