import { Agent, type Dispatcher } from 'undici';
import { env } from '../../env';
import { publicAgent } from '../../kernel/public-address';
import { httpsWebhook } from './https-webhook';
import type { WebhookPort } from './webhook.port';

const CONNECT_MS = 5_000;

let made: WebhookPort | undefined;
let agent: Dispatcher | undefined;
let localAgent: Dispatcher | undefined;

/** A demo lets one try it with a program on the same machine. */
export const mayBeLocal = (): boolean => env().isDemo;

export const webhookPort = (): WebhookPort =>
  (made ??= httpsWebhook({
    dispatcher: () => (agent ??= publicAgent(CONNECT_MS)),
    local: mayBeLocal() ? () => (localAgent ??= new Agent({ connect: { timeout: CONNECT_MS } })) : undefined,
  }));
