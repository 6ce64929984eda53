/** Widths of bars and gaps by turns, of each symbol of Code 128 (ISO/IEC 15417), the stop at the end. */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const [START_B, START_C, TO_C, TO_B, STOP] = [104, 105, 99, 100, 106] as const;
const SPACE = 32;

/** Pairs of digits are one symbol, so a run of four or more of them is worth the change to it. */
function symbolsOf(text: string): number[] {
  const symbols: number[] = [];
  let isPairs = false;
  for (let at = 0; at < text.length;) {
    const digits = /^\d+/.exec(text.slice(at))?.[0].length ?? 0;
    const pairs = digits - (digits % 2);
    if (pairs >= 4) {
      if (!isPairs) symbols.push(symbols.length === 0 ? START_C : TO_C);
      isPairs = true;
      for (const end = at + pairs; at < end; at += 2) symbols.push(Number(text.slice(at, at + 2)));
      continue;
    }
    if (symbols.length === 0) symbols.push(START_B);
    else if (isPairs) symbols.push(TO_B);
    isPairs = false;
    symbols.push(text.charCodeAt(at) - SPACE);
    at += 1;
  }
  return symbols;
}

/** In modules, bar and gap by turns, bar first; undefined of what has a character that it cannot write. */
export function code128(text: string): number[] | undefined {
  if (!/^[\x20-\x7E]{1,60}$/.test(text)) return undefined;
  const symbols = symbolsOf(text);
  const check = symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(place, 1), 0) % 103;
  return [...symbols, check, STOP].flatMap((symbol) => [...(SYMBOLS[symbol] ?? '')].map(Number));
}
