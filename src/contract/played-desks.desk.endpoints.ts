import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { PLAYED_DESKS } from './played-desks.enums';

const Desks = z.array(z.enum(PLAYED_DESKS)).check(
  z.maxLength(PLAYED_DESKS.length),
  z.refine((desks) => new Set(desks).size === desks.length, { error: 'duplicate' }),
);
const response = z.object({ byHand: z.array(z.enum(PLAYED_DESKS)) });

/** Of a demo: who works its queues. */
export const playedDesksDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/played-desks',
    access: 'staff',
    permission: 'settings.read',
    response,
    summary: 'Which desks of a demo nobody plays; there is no such thing where money is real.',
  }),
  set: endpoint({
    method: 'PUT',
    path: '/operator/played-desks',
    access: 'staff',
    permission: 'settings.edit',
    body: z.strictObject({ was: Desks, byHand: Desks }),
    response,
    idempotency: 'required',
    summary: 'Leave others to people. A 409 carries them as they are now.',
  }),
};
