import { aessiv } from '@noble/ciphers/aes.js';
import { hexToBytes } from '@noble/ciphers/utils.js';

/**
 * Known to every browser, so no secret: it keeps product links out of access logs and away from scrapers, and shows
 * a changed link as broken. An opened link is as untrusted as a typed one.
 */
export const LINK_KEY = '5b1d0c9e7f3a4826a1c47be05d92f36818e6d4037ac95b2f60f1937d8e24ba5c';

/** Longest encrypted link that we write or read: 4/3 of the URL's bytes and of a tag of 16. */
const MAX_LENGTH = 4096;
const TAG_BYTES = 16;
const MAX_URL_BYTES = (MAX_LENGTH / 4) * 3 - TAG_BYTES;

/**
 * AES-SIV in URL-safe base64 without padding. Deterministic, so that one product has one address. `key`: 64 hex
 * digits. Throws a RangeError when the URL is too long.
 */
export function encryptLink(url: string, key: string): string {
  const bytes = new TextEncoder().encode(url);
  if (bytes.length > MAX_URL_BYTES) throw new RangeError('The link is too long');
  return toBase64Url(aessiv(hexToBytes(key)).encrypt(bytes));
}

/** The URL, or undefined for anything that `encryptLink` did not write with this key. */
export function decryptLink(text: string, key: string): string | undefined {
  const cipher = aessiv(hexToBytes(key));
  const bytes = text.length <= MAX_LENGTH ? fromBase64Url(text) : undefined;
  if (!bytes || bytes.length < TAG_BYTES) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(cipher.decrypt(bytes));
  } catch {
    return undefined;
  }
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // The last character may hold bits that decoding drops: only one spelling counts.
  return toBase64Url(bytes) === text ? bytes : undefined;
}
