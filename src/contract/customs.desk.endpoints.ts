import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id, text } from './fields.schemas';

export const customsDeskEndpoints = {
  reveal: endpoint({
    method: 'POST',
    path: '/operator/customs-info/{id}/reveal',
    access: 'staff',
    permission: 'customs.reveal',
    params: z.object({ id: Id }),
    body: z.strictObject({ reason: text(200, 5) }),
    response: z.object({
      receiverName: z.string(),
      numbers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
    summary: 'Read the numbers of a receiver; written down, and shown to the shopper with the reason.',
  }),
};
