import { request, type Dispatcher } from 'undici';
import { isWebhookAddress } from '../../../contract/webhook';
import type { DeliveryFault, WebhookPort } from './webhook.port';

const TIMEOUT_MS = 10_000;

interface Deps {
  /** How to connect: nobody's settings may name an address of our own network. */
  dispatcher: () => Dispatcher;
  /** At a demo: how to connect to a program on the same machine. */
  local?: (() => Dispatcher) | undefined;
  timeoutMs?: number;
}

/** By https, to where it says and nowhere else: whoever leads elsewhere has not taken it. */
export function httpsWebhook({ dispatcher, local, timeoutMs = TIMEOUT_MS }: Deps): WebhookPort {
  return {
    async send(url, { body, headers }) {
      if (!isWebhookAddress(url, local !== undefined)) return { status: null, fault: 'ADDRESS' };
      const connect = new URL(url).protocol === 'https:' ? dispatcher : (local ?? dispatcher);
      try {
        const answer = await request(url, {
          method: 'POST',
          dispatcher: connect(),
          signal: AbortSignal.timeout(timeoutMs),
          headers,
          body,
        });
        // what it says beside its status is read by nobody: it may be long, and need not end
        answer.body.on('error', () => undefined).destroy();
        const status = answer.statusCode;
        return { status, fault: status >= 200 && status < 300 ? null : 'STATUS' };
      } catch (error) {
        return { status: null, fault: faultOf(error as Error) };
      }
    },
  };
}

function faultOf({ name }: Error): DeliveryFault {
  if (name === 'PrivateAddressError') return 'ADDRESS';
  return /Timeout|Abort/.test(name) ? 'TIMEOUT' : 'CONNECTION';
}
