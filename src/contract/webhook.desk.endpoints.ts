import * as z from 'zod/mini';
import { Empty, endpoint } from './endpoint.schemas';
import { Id, queryInt } from './fields.schemas';
import {
  Webhook,
  WebhookChange,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookInput,
  Webhooks,
  WebhookSecret,
  WebhookVersion,
} from './webhook.schemas';

const keeping = { access: 'staff', permission: 'settings.keys' } as const;
const params = z.object({ id: Id });

/** A 409 of any of these that writes carries the webhook as it is now. */
export const webhookDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/settings/webhooks',
    ...keeping,
    response: Webhooks,
    summary: 'Where the shop has told what happens, without the secrets.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/operator/settings/webhooks',
    ...keeping,
    body: WebhookInput,
    response: WebhookSecret,
    summary: 'Have events of these kinds told to an address; this answer alone holds the secret they are signed with.',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/operator/settings/webhooks/{id}',
    ...keeping,
    params,
    body: WebhookChange,
    response: Webhook,
    summary: 'Another address, other kinds, or off: what waits is then given up, and can be sent again.',
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/operator/settings/webhooks/{id}/secret',
    ...keeping,
    params,
    body: WebhookVersion,
    response: WebhookSecret,
    summary: 'Sign with another secret from the next try on; what is refused meanwhile is tried again.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/operator/settings/webhooks/{id}',
    ...keeping,
    params,
    query: z.strictObject({ version: queryInt(1, 2_147_483_646) }),
    response: Empty,
    summary: 'Tell this address nothing more, and forget what was sent to it.',
  }),
  ping: endpoint({
    method: 'POST',
    path: '/operator/settings/webhooks/{id}/ping',
    ...keeping,
    params,
    response: WebhookDelivery,
    summary: 'Send it something that did not happen, to see whether it arrives; a few a minute.',
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/operator/settings/webhooks/{id}/deliveries',
    ...keeping,
    params,
    query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,16}_[A-Za-z0-9_-]{1,64}$/))) }),
    response: WebhookDeliveries,
    summary: 'What was sent to it in the last thirty days, the newest first.',
  }),
  again: endpoint({
    method: 'POST',
    path: '/operator/settings/webhook-deliveries/{id}/again',
    ...keeping,
    params,
    response: WebhookDelivery,
    summary: 'Send an event once more, with the id that it had.',
  }),
};
