import { ECDH } from 'node:crypto';

/** Whether a device's key is a point of the curve that web push encrypts on (RFC 8291); nothing can be encrypted for any other. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
