import * as z from 'zod/mini';
import { ApiKey, ApiKeyInput, ApiKeys, NewApiKey } from './api-key.schemas';
import { endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';

const keeping = { access: 'staff', permission: 'settings.keys' } as const;

export const apiKeyDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/settings/keys',
    ...keeping,
    response: ApiKeys,
    summary: 'The keys by which programs call the desks’ calls, without their tokens.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/operator/settings/keys',
    ...keeping,
    body: ApiKeyInput,
    response: NewApiKey,
    summary: 'Make a key of rights that its maker has; this answer alone holds its token, and a name is had once.',
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/operator/settings/keys/{id}/revoke',
    ...keeping,
    params: z.object({ id: Id }),
    response: ApiKey,
    summary: 'End a key for good, from the next call on.',
  }),
};
