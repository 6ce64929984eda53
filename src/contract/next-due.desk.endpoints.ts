import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Time } from './fields.schemas';
import { CLOCKED_QUEUES } from './next-due.enums';

export const nextDueDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/next-due',
    access: 'staff',
    // who is not told how much waits in a queue is told nothing of it
    permission: null,
    query: z.strictObject({ queue: z.enum(CLOCKED_QUEUES) }),
    response: z.object({ at: z.nullable(Time) }),
    summary: 'When the clock brings the next one into a queue in which nothing waits; null: none is on its way.',
  }),
};
