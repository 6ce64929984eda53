import * as z from 'zod/mini';
import { AccountSession } from './account.schemas';
import { endpoint, Empty } from './endpoint.schemas';
import { Id, Secret } from './fields.schemas';

const idParams = z.object({ id: Id });

export const staffSessionsDeskEndpoints = {
  listOwn: endpoint({
    method: 'GET',
    path: '/operator/me/sessions',
    access: 'staff',
    permission: null,
    response: z.array(AccountSession),
    summary: 'Where this person is logged in.',
  }),
  endOwn: endpoint({
    method: 'POST',
    path: '/operator/me/sessions/{id}/end',
    access: 'staff',
    permission: null,
    params: idParams,
    response: Empty,
    summary: 'End one session of this person.',
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/operator/me/end-other-sessions',
    access: 'staff',
    permission: null,
    response: Empty,
    summary: 'End all sessions of this person but the one that asks.',
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/operator/me/password',
    access: 'staff',
    permission: null,
    body: z.strictObject({ oldPassword: Secret, newPassword: Secret }),
    response: Empty,
    summary: 'Set another password; ends all other sessions.',
  }),
  listOf: endpoint({
    method: 'GET',
    path: '/operator/staff/{id}/sessions',
    access: 'staff',
    permission: 'staff.read',
    params: idParams,
    response: z.array(AccountSession),
    summary: 'Where one of the people is logged in.',
  }),
  endAllOf: endpoint({
    method: 'POST',
    path: '/operator/staff/{id}/end-sessions',
    access: 'staff',
    permission: 'staff.manage',
    params: idParams,
    response: Empty,
    summary: 'End all sessions of one of the people, by who may do all that they may.',
  }),
};
