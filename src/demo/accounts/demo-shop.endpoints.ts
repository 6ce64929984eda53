import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.schemas';

const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** How its reader stops mails of this kind. */
  stop: z.optional(z.object({ url: z.string(), text: z.string() })),
  createdAt: z.string(),
});

export const demoShopEndpoints = {
  listOutbox: endpoint({
    method: 'GET',
    path: '/front/demo-outbox',
    access: 'public',
    response: z.array(OutboxMail),
    summary: 'Mails that a demo shop would have sent; 404 elsewhere.',
  }),
};
