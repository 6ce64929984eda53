import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint.schemas';
import { Secret } from './fields.schemas';
import { FactorCode, SecondFactor } from './operator.schemas';

export const factorDeskEndpoints = {
  getFactor: endpoint({
    method: 'GET',
    path: '/operator/me/second-factor',
    access: 'staff',
    permission: null,
    response: SecondFactor,
    summary: 'Whether this person has a second factor, and needs one.',
  }),
  startFactor: endpoint({
    method: 'POST',
    path: '/operator/me/second-factor',
    access: 'staff',
    permission: null,
    body: z.strictObject({ password: Secret }),
    response: z.object({ secret: z.string(), address: z.string() }),
    summary: 'Make a secret for an app and tell it this once; it counts when a code of it was told.',
  }),
  confirmFactor: endpoint({
    method: 'POST',
    path: '/operator/me/second-factor/confirm',
    access: 'staff',
    permission: null,
    body: z.strictObject({ code: FactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    summary: 'Tell a code of the app: from now on a login asks for one. Ends all other sessions of this person.',
  }),
  removeFactor: endpoint({
    method: 'POST',
    path: '/operator/me/second-factor/remove',
    access: 'staff',
    permission: null,
    body: z.strictObject({ code: FactorCode }),
    response: Empty,
    summary: 'Do without, by a code. Ends all other sessions of this person.',
  }),
};
