import { request, type Dispatcher } from 'undici';
import { isPushAddress } from '../../../contract/push-address';
import { encryptPush } from './push-encryption';
import type { PushKey } from './push-key';
import type { PushPort } from './push.port';
import { vapidHeader } from './vapid';

const TIMEOUT_MS = 10_000;
/** A device that is off for longer is not told: what is new is in the account. */
const WAITS_SECONDS = 86_400;
const MOST_READ = 16_384;
/** The browser has ended it, or its push service knows it no more. */
const GONE = [404, 410];

interface Deps {
  key: PushKey;
  /** How to connect: nobody's browser may name an address of our own network. */
  dispatcher: () => Dispatcher;
  now?: () => Date;
}

/** The push services of the browsers' makers, which all speak RFC 8030. */
export function webPush({ key, dispatcher, now = () => new Date() }: Deps): PushPort {
  return {
    publicKey: key.publicKey,
    async send(device, { payload, contact, topic }) {
      const { endpoint } = device;
      if (!isPushAddress(endpoint)) return 'gone';
      const { origin: audience } = new URL(endpoint);
      const { statusCode, body } = await request(endpoint, {
        method: 'POST',
        dispatcher: dispatcher(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: vapidHeader(key, { audience, contact, now: now() }),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(WAITS_SECONDS),
          urgency: 'normal',
          topic,
        },
        body: encryptPush(payload, device),
      });
      await body.dump({ limit: MOST_READ });
      if (GONE.includes(statusCode)) return 'gone';
      // whoever leads elsewhere is not followed
      if (statusCode < 200 || statusCode >= 300) throw new Error(`push service answered ${String(statusCode)}`);
      return 'sent';
    },
  };
}
