import { Agent, type Dispatcher } from 'undici';
import { env } from '../../env';
import { publicAgent } from '../../kernel/public-address';
import { httpsWebhook } from './https-webhook';
import type { WebhookPort } from './webhook.port';

const CONNECT_MS = 5_000;

let made: WebhookPort | undefined;
let agent: Dispatcher | undefined;
let localAgent: Dispatcher | undefined;

/** A demo lets one try it with a program on the same machine. One that others come to, by https or a proxy, has accounts that all know: it knocks at nothing of its own. */
export function mayBeLocal(): boolean {
  const { isDemo, PUBLIC_ORIGIN_SCHEME, TRUST_PROXY } = env();
  return isDemo && PUBLIC_ORIGIN_SCHEME === 'http' && TRUST_PROXY === '0';
}

export const webhookPort = (): WebhookPort =>
  (made ??= httpsWebhook({
    dispatcher: () => (agent ??= publicAgent(CONNECT_MS)),
    local: mayBeLocal() ? () => (localAgent ??= new Agent({ connect: { timeout: CONNECT_MS } })) : undefined,
  }));
