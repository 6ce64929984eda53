import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.schemas';
import { text } from '../../contract/fields.schemas';

export const playedStaffEndpoints = {
  hurry: endpoint({
    method: 'POST',
    path: '/front/demo-staff/hurry',
    access: 'user',
    body: z._default(
      z.strictObject({
        trouble: z.optional(z.enum(['SEIZED', 'RETURNED', 'LOST'])),
        finds: z.optional(z.enum(['FAULT', 'DEARER'])),
        packs: z.optional(z.enum(['HEAVIER', 'LIGHTER'])),
        /** A courier brings goods under this number that nobody has announced. */
        brings: z.optional(text(60, 1)),
      }),
      {},
    ),
    response: z.object({ done: z.int() }),
    summary:
      'Demo: the played staff and carrier do the next step of all that the caller waits for, at once; 404 elsewhere. With `trouble` nothing goes past it; what it `finds` is found of everything; what it `packs` is twice or half of what was estimated.',
  }),
};
