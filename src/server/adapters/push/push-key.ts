import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export interface PushKey {
  privateKey: KeyObject;
  /** An uncompressed point, base64url. */
  publicKey: string;
}

/** The key pair by which push services know us, always the same for a secret. */
export function pushKeyOf(secret: string): PushKey {
  const long = Buffer.from(hkdfSync('sha256', secret, '', 'push', 48));
  const scalar = (BigInt(`0x${long.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x, y };
  return { privateKey: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
}
