import * as z from 'zod/mini';
import { isPushAddress } from './push-address';

/** What a browser gives that wants to be told. */
export const PushDeviceInput = z.strictObject({
  endpoint: z.string().check(z.refine(isPushAddress, { error: 'push-address' })),
  /** A point of the curve P-256, uncompressed: 65 bytes that begin with 4. */
  p256dh: z.string().check(z.regex(/^B[A-P][A-Za-z0-9_-]{84}[AEIMQUYcgkosw048]$/)),
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{21}[AQgw]$/)),
});

export const PushDevices = z.object({
  /** By which push services know the shop: a browser subscribes to it. */
  publicKey: z.string(),
  /** Of each device that is told: SHA-256 of its endpoint, base64url. */
  ids: z.array(z.string()),
});
