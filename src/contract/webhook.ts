import type * as z from 'zod/mini';
import type { WEBHOOK_KINDS, WEBHOOK_SUBJECTS } from './webhook.enums';
import type * as schemas from './webhook.schemas';

export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export type WebhookSubject = (typeof WEBHOOK_SUBJECTS)[number];
export type Webhook = z.output<typeof schemas.Webhook>;
export type Webhooks = z.output<typeof schemas.Webhooks>;
export type WebhookInput = z.output<typeof schemas.WebhookInput>;
export type WebhookChange = z.output<typeof schemas.WebhookChange>;
export type WebhookSecret = z.output<typeof schemas.WebhookSecret>;
export type WebhookBody = z.output<typeof schemas.WebhookBody>;
export type WebhookDelivery = z.output<typeof schemas.WebhookDelivery>;
export type WebhookDeliveries = z.output<typeof schemas.WebhookDeliveries>;

const LONGEST = 500;
const LOCAL = new Set(['localhost', '127.0.0.1']);

/**
 * Where a shop may want to be told: https, of a host with a name. What the name stands for is looked at when it is
 * connected to. @param mayBeLocal at a demo: also a program on the same machine, without https
 */
export function isWebhookAddress(text: string, mayBeLocal: boolean): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash, port } = new URL(text);
  if (username !== '' || password !== '' || hash !== '' || port === '0') return false;
  if (mayBeLocal && protocol === 'http:' && LOCAL.has(hostname)) return true;
  // numbers, of either kind, end in a digit or a bracket; no public name does
  return protocol === 'https:' && hostname.includes('.') && /\.[a-z][a-z0-9-]*$/i.test(hostname);
}
