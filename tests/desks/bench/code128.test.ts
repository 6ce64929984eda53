import { describe, expect, it } from 'vitest';
import { code128 } from '../../../src/desks/bench/code128';

/** Each symbol is eleven modules, of which its bars are an even number; the stop is thirteen. */
function symbolsIn(widths: number[]): string[] {
  const symbols = [];
  for (let at = 0; at + 7 < widths.length; at += 6) symbols.push(widths.slice(at, at + 6).join(''));
  return [...symbols, widths.slice(-7).join('')];
}
const whole = (symbol: string) => [...symbol].reduce((sum, width) => sum + Number(width), 0);

describe('code128', () => {
  it('writes what the standard writes: start, characters, check and stop', () => {
    // P J J pairs 12, back to letters, 3 C: by hand
    expect(symbolsIn(code128('PJJ1234C') ?? [])).toEqual([
      ...['211214', '313121', '112133', '112133', '113141', '112232', '131123', '114131', '131321'],
      ...[symbolsIn(code128('PJJ1234C') ?? []).at(-2), '2331112'],
    ]);
    expect(symbolsIn(code128('PJJ123C') ?? []).at(-2)).toBe('311321');
  });

  it('gives every character its own symbol, each as wide as the other', () => {
    const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const seen = characters.map((one) => symbolsIn(code128(one) ?? [])[1] ?? '');
    const pairs = Array.from(
      { length: 100 },
      (_, at) => symbolsIn(code128(`00${String(at).padStart(2, '0')}`) ?? [])[2] ?? '',
    );
    for (const symbols of [seen, pairs]) {
      expect(new Set(symbols).size).toBe(symbols.length);
      for (const symbol of symbols) {
        expect(whole(symbol)).toBe(11);
        expect([...symbol].reduce((bars, width, at) => (at % 2 === 0 ? bars + Number(width) : bars), 0) % 2).toBe(0);
      }
    }
  });

  it('halves runs of digits, and writes nothing that it cannot', () => {
    expect((code128('SF1234567890123') ?? []).length).toBeLessThan((code128('SFABCDEFGHIJKLM') ?? []).length);
    expect([code128(''), code128('é'), code128('x'.repeat(61))]).toEqual([undefined, undefined, undefined]);
  });
});
