import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenHost } from '../../../src/server/kernel/spoken-host';

describe('the host that a request names', () => {
  it.each([
    ['Hanoi.Shop.Example', 'hanoi.shop.example'],
    ['hanoi.localhost:3000', 'hanoi.localhost:3000'],
    ['hanoi.localhost.', 'hanoi.localhost'],
    ['hanoi.localhost..:3000', 'hanoi.localhost:3000'],
    ['shop.example:80', 'shop.example'],
    ['127.1:8080', '127.0.0.1:8080'],
    ['[::1]:3000', '[::1]:3000'],
    ['[0:0::1]', '[::1]'],
    ['a_b.example', 'a_b.example'],
  ])('%j is spoken %j', (given, spoken) => expect(spokenHost(given)).toBe(spoken));

  it.each([
    undefined, '', ' ', '.', ':3000', '::1', '999.1.1.1', '1.2.3.4.5', 'xn--', 'xn--.example', 'a:65536', 'a:123456', 'a:',
    '[::1', '[::g]', '[fe80::1%eth0]', 'a b', 'a/b', 'a?b', 'a#b', 'u@a', 'a,b', 'a\\b', '%00', '<a>', `${'a'.repeat(300)}`,
  ])('%j is none', (given) => expect(spokenHost(given)).toBeUndefined()); // prettier-ignore

  it('is one that an address can be made of, and its own spelling', () => {
    const piece = fc.constantFrom(...'0123456789abcfx.-_:[]%@/\\ Z\0ü', 'xn--', '::', '65536', 'localhost');
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.webAuthority()), (given) => {
        const spoken = spokenHost(given);
        if (spoken === undefined) return;
        expect(new URL(`http://${spoken}/`).host).toBe(spoken);
        expect(spokenHost(spoken)).toBe(spoken);
      }),
      { numRuns: 2000 },
    );
  });
});
