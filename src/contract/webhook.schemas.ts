import * as z from 'zod/mini';
import { text, Time, Version } from './fields.schemas';
import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_KINDS, WEBHOOK_SUBJECTS } from './webhook.enums';

/** What is sent: what happened, to what. Nothing of a person; who may know more asks for it with a key. */
export const WebhookBody = z.object({
  /** The same however often it is sent: who has seen it does nothing. */
  id: z.string(),
  kind: z.string(),
  at: Time,
  subject: z.object({ kind: z.enum(WEBHOOK_SUBJECTS), id: z.string(), number: z.string() }),
});

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  isOn: z.boolean(),
  version: Version,
  madeBy: z.string(),
  createdAt: Time,
  /** Since when nothing has arrived; null: what was sent last has, or nothing was sent. */
  failingSince: z.nullable(Time),
  /** When it was turned off for that. */
  offAt: z.nullable(Time),
});
export const Webhooks = z.object({ items: z.array(Webhook) });

const Url = text(500, 1);
const Kinds = z.array(z.enum(WEBHOOK_KINDS)).check(z.minLength(1), z.maxLength(WEBHOOK_KINDS.length));
export const WebhookInput = z.strictObject({ url: Url, kinds: Kinds });
export const WebhookChange = z.strictObject({ url: Url, kinds: Kinds, isOn: z.boolean(), version: Version });
export const WebhookVersion = z.strictObject({ version: Version });

/** The only answer that holds this secret. */
export const WebhookSecret = z.object({ webhook: Webhook, secret: z.string() });

export const WebhookDelivery = z.object({
  id: z.string(),
  /** Of the event. */
  kind: z.string(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** Of the next try; null where there is none. */
  nextAt: z.nullable(Time),
  /** HTTP; null where nothing answered. */
  lastStatus: z.nullable(z.int()),
  lastError: z.nullable(z.enum(DELIVERY_FAULTS)),
  createdAt: Time,
  sentAt: z.nullable(Time),
  body: WebhookBody,
});
export const WebhookDeliveries = z.object({ items: z.array(WebhookDelivery), next: z.nullable(z.string()) });
