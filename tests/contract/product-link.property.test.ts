import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '../../src/contract/channels';
import { canonicalUrl, findProductLink } from '../../src/contract/product-link';
import { channelOfHost, isAgentHost, isShortLinkHost, KNOWN_HOSTS } from '../../src/contract/product-link-hosts';

const LISTED = CHANNELS.filter((channel) => channel !== 'SELF_OWNED');
const ref = fc.record({ channel: fc.constantFrom<Channel>(...LISTED), itemId: fc.stringMatching(/^[1-9]\d{5,12}$/) });
const agent = fc.constantFrom('www.superbuy.com', 'pandabuy.com', 'www.kakobuy.com', 'm.wegobuy.com');
const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}[a-z0-9]$/);
const rounds = { numRuns: 500 };

const encodedIn = (host: string, address: string) =>
  `https://${host}/page/buy?from=x&url=${encodeURIComponent(address)}`;
/** As people paste it: with or without a scheme, in an agent's page, amid words of another script. */
const pasted = fc
  .tuple(
    ref,
    fc.boolean(),
    fc.array(agent, { maxLength: 2 }),
    fc.boolean(),
    fc.constantFrom('', '看看', '「名」 ', '\n'),
  )
  .map(([product, isBare, agents, isShouted, before]) => {
    const plain = canonicalUrl(product);
    const own = isShouted ? plain.replace(/^https:..[^/]*/, (host) => host.toUpperCase()) : plain;
    const whole = agents.reduce((address, host) => encodedIn(host, address), own);
    return { product, text: before + (isBare ? whole.replace(/^https:\/\//i, '') : whole) };
  });

describe('product links, whatever they look like', () => {
  it('come to one address, which comes to itself', () => {
    fc.assert(
      fc.property(pasted, ({ product, text }) => {
        const link = findProductLink(text);
        expect(link).toMatchObject({ kind: 'product', ...product, canonicalUrl: canonicalUrl(product) });
        expect(findProductLink(canonicalUrl(product))).toMatchObject({
          ...product,
          canonicalUrl: canonicalUrl(product),
        });
      }),
      rounds,
    );
  });

  it('lie at a host exactly or below it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KNOWN_HOSTS), label, (host, word) => {
        const seen = (name: string) => [channelOfHost(name), isAgentHost(name), isShortLinkHost(name)];
        expect(seen(`${word}.${host}`)).toEqual(seen(host));
        expect(seen(`${host}.${word}.example`)).toEqual([undefined, false, false]);
        if (!KNOWN_HOSTS.includes(word + host)) expect(seen(word + host).slice(1)).not.toContain(true);
      }),
      rounds,
    );
  });

  it('let nothing hostile through, by itself or in an agent’s page', () => {
    const spoilt = fc.constantFrom<(host: string, word: string) => string>(
      (host, word) => `${word}@${host}`,
      (host, word) => `${word}:${word}@${host}`,
      (host) => `${host}:8443`,
      (host, word) => `${host}.${word}.example`,
      (host, word) => `${word}${host.replaceAll('.', '-')}.example`,
      // in the name itself: what stands before its dot belongs to the marketplace anyway
      (host) => host.replace(/[aeo1d](?=[^.]*\.com$)/, (letter) => ({ a: 'а', e: 'е', o: 'о', d: 'ԁ' })[letter] ?? 'l'),
      (host, word) => `${word}.example/${host}`,
      (host, word) => `${word}.example#${host}`,
    );
    fc.assert(
      fc.property(ref, spoilt, label, agent, (product, spoil, word, host) => {
        const { hostname, href } = new URL(canonicalUrl(product));
        const address = href.replace(hostname, spoil(hostname, word));
        for (const text of [address, address.replace('https://', ''), encodedIn(host, address)])
          expect(findProductLink(text)?.kind ?? 'unknown').toBe('unknown');
      }),
      rounds,
    );
  });

  it('are followed through two wrappers and no further', () => {
    fc.assert(
      fc.property(ref, fc.array(agent, { minLength: 1, maxLength: 8 }), (product, agents) => {
        const text = agents.reduce((address, host) => encodedIn(host, address), canonicalUrl(product));
        expect(findProductLink(text.slice(0, 4096))?.kind).toBe(agents.length <= 2 ? 'product' : 'unknown');
      }),
      rounds,
    );
  });
});
