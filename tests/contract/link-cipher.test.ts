import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_KEY, decryptLink, encryptLink } from '../../src/contract/link-cipher';

const url = 'https://detail.1688.com/offer/612345678901.html';
const otherKey = LINK_KEY.replace(/^5b/, '5c');

describe('encryptLink', () => {
  it('is opened by decryptLink, whatever the text', () => {
    const text = fc.oneof(fc.webUrl(), fc.string({ unit: 'grapheme' }), fc.constantFrom('', '\ufeffx', '「」'));
    fc.assert(
      fc.property(text, (link) => {
        expect(decryptLink(encryptLink(link, LINK_KEY), LINK_KEY)).toBe(link);
      }),
    );
  });
  it('always writes the same for the same link and key', () => {
    expect(encryptLink(url, LINK_KEY)).toBe(encryptLink(url, LINK_KEY));
    expect(encryptLink(url, LINK_KEY)).not.toBe(encryptLink(url, otherKey));
  });
  it('is safe in a URL and shows nothing of the link', () => {
    const text = encryptLink(url, LINK_KEY);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(encodeURIComponent(text)).toBe(text);
    expect(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('1688');
  });
  it('refuses a link that would be too long, and a key that is none', () => {
    expect(encryptLink('a'.repeat(3056), LINK_KEY)).toHaveLength(4096);
    expect(() => encryptLink('a'.repeat(3057), LINK_KEY)).toThrow('too long');
    expect(() => encryptLink('a'.repeat(1_000_000), LINK_KEY)).toThrow('too long');
    expect(() => encryptLink(url, 'secret')).toThrow();
    expect(() => decryptLink(encryptLink(url, LINK_KEY), LINK_KEY.slice(2))).toThrow();
  });
  // Computed with OpenSSL's AES-128-SIV, without associated data.
  it('matches the vector of another implementation', () => {
    const key = 'fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff';
    expect(encryptLink('https://item.jd.com/100012043978.html', key)).toBe(
      'spMJMU7fR1fN1XKSNkXXT7tjHIewytmUNirRZ9IiEI2kuXPhQYyTx6U9A0teLStA9TBoa10',
    );
  });
});

describe('decryptLink', () => {
  const text = encryptLink(url, LINK_KEY);

  it('catches every flipped bit of every byte', () => {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    bytes.forEach((byte, index) => {
      for (let bit = 0; bit < 8; bit++) {
        const changed = bytes.with(index, byte ^ (1 << bit));
        const spelled = btoa(String.fromCharCode(...changed))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
        expect(decryptLink(spelled, LINK_KEY)).toBeUndefined();
      }
    });
  });
  it('catches every changed, added or missing character', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let index = 0; index < text.length; index++) {
      const [before, after] = [text.slice(0, index), text.slice(index + 1)];
      expect(decryptLink(before + after, LINK_KEY)).toBeUndefined();
      for (const character of alphabet.replace(text.charAt(index), ''))
        expect(decryptLink(before + character + after, LINK_KEY)).toBeUndefined();
    }
  });
  it('catches another spelling of the same bytes', () => {
    const lengths = ['a', 'ab', 'abc'].map((link) => encryptLink(link, LINK_KEY));
    for (const spelled of lengths) {
      expect(decryptLink(`${spelled}=`, LINK_KEY)).toBeUndefined();
      expect(decryptLink(` ${spelled}`, LINK_KEY)).toBeUndefined();
      expect(decryptLink(`${spelled}\n`, LINK_KEY)).toBeUndefined();
    }
    // 18 bytes end in a character with two unused bits
    const last = lengths[1]?.at(-1) ?? '';
    const twin = String.fromCharCode(last.charCodeAt(0) + 1);
    expect(decryptLink(`${lengths[1]?.slice(0, -1)}${twin}`, LINK_KEY)).toBeUndefined();
  });
  it('refuses another key', () => expect(decryptLink(text, otherKey)).toBeUndefined());
  it.each(['', 'A', 'AAAA', 'A'.repeat(22), 'A'.repeat(4096), 'A'.repeat(100_000), '%%%', 'ключ', url, '\0'])(
    'refuses %j',
    (junk) => expect(decryptLink(junk, LINK_KEY)).toBeUndefined(),
  );
  it('never throws on text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (junk) => {
        expect(decryptLink(junk, LINK_KEY)).toBeUndefined();
      }),
    );
  });
});
