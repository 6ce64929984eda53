import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.schemas';
import { Id } from '../../contract/fields.schemas';
import { SandboxCharge } from './sandbox.schemas';

export const sandboxEndpoints = {
  getCharge: endpoint({
    method: 'GET',
    path: '/sandbox/charges/{chargeId}',
    access: 'public',
    params: z.object({ chargeId: Id }),
    response: SandboxCharge,
    summary: 'Sandbox: the charge behind its hosted page.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/sandbox/charges/{chargeId}/decision',
    access: 'public',
    params: z.object({ chargeId: Id }),
    summary: 'Sandbox: approve, decline or close; sends the signed callback unless it is held back.',
    body: z.strictObject({
      decision: z.enum(['approve', 'decline', 'close']),
      holdCallback: z._default(z.boolean(), false),
    }),
    response: SandboxCharge,
  }),
};
