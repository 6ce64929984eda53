import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from './push.port';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** A record holds the text, the sign that it is the last, and the tag. */
const LONGEST = 3000;

/** The same for the same, so that a test can hold the vector of the standard. */
interface Chance {
  salt: Buffer;
  /** Private key of this message alone. */
  ephemeral: Buffer;
}

/**
 * For one device only (RFC 8291, `aes128gcm` of RFC 8188): what a push service carries, and cannot read.
 * @throws Error where the device's keys are none, or the text is longer than a push service takes
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  chance?: Chance,
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > LONGEST) throw new Error('too long for a push notice');
  const pair = createECDH(CURVE);
  if (chance) pair.setPrivateKey(chance.ephemeral);
  else pair.generateKeys();
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), pair.getPublicKey()];
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const keying = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const salt = chance?.salt ?? randomBytes(16);
  const key = derived(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: no record follows
  const body = Buffer.concat([
    cipher.update(plain),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, body]);
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
