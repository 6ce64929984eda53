import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint.schemas';
import { Email, Id, line, LocaleField, queryInt, Secret, text, Version } from './fields.schemas';
import { StaffInvitation } from './operator.schemas';

const linkParams = z.object({ id: Id });
/** Of a link of a mail. */
const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const invitationDeskEndpoints = {
  listInvitations: endpoint({
    method: 'GET',
    path: '/operator/invitations',
    access: 'staff',
    permission: 'staff.read',
    response: z.array(StaffInvitation),
    summary: 'Who was asked to come and has not come yet.',
  }),
  invite: endpoint({
    method: 'POST',
    path: '/operator/invitations',
    access: 'staff',
    permission: 'staff.manage',
    body: z.strictObject({
      email: Email,
      roles: z.array(text(40, 1)).check(z.minLength(1), z.maxLength(20)),
      language: LocaleField,
    }),
    response: StaffInvitation,
    summary: 'Mail somebody a link by which they become one of the staff, with roles that the inviter may give.',
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/operator/invitations/{id}/resend',
    access: 'staff',
    permission: 'staff.manage',
    params: linkParams,
    body: z.strictObject({ version: Version }),
    response: StaffInvitation,
    summary: 'Mail a new link; the old one leads nowhere any more.',
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/operator/invitations/{id}',
    access: 'staff',
    permission: 'staff.manage',
    params: linkParams,
    query: z.strictObject({ version: queryInt(1, 2_147_483_646) }),
    response: Empty,
    summary: 'Take an invitation back.',
  }),
  join: endpoint({
    method: 'POST',
    path: '/operator/join',
    access: 'public',
    body: z.strictObject({ token: Token, name: line(80, 1), password: Secret }),
    response: Empty,
    summary: 'Come by the link of an invitation, once; opens a session.',
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/operator/forgot-password',
    access: 'public',
    body: z.strictObject({ email: Email }),
    response: Empty,
    summary: 'Mail a link for another password, where there is somebody with this address.',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/operator/reset-password',
    access: 'public',
    body: z.strictObject({ token: Token, password: Secret }),
    response: Empty,
    summary: 'Set another password by the link of a mail, once; ends every session.',
  }),
};
