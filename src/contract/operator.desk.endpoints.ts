import * as z from 'zod/mini';
import { SampleAccounts, StaffLoginInput } from './auth.schemas';
import { endpoint, Empty } from './endpoint.schemas';
import { Id, LocaleField, text, Version } from './fields.schemas';
import { LOGIN_STEPS, STAFF_STATES } from './operator.enums';
import { AuditLine, AuditQuery, Limits, StaffPerson, StaffSelf } from './operator.schemas';

export const operatorDeskEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/operator/login',
    access: 'public',
    body: StaffLoginInput,
    response: z.object({ next: z.enum(LOGIN_STEPS) }),
    summary:
      'Open a session of a member of staff, whose token is a cookie; who has a second factor is asked for its code.',
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/operator/logout',
    access: 'staff',
    permission: null,
    response: Empty,
    summary: 'Revoke the session of this cookie.',
  }),
  getSelf: endpoint({
    method: 'GET',
    path: '/operator/me',
    access: 'staff',
    permission: null,
    response: StaffSelf,
    summary: 'Who of the staff asks, and what they may do.',
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/operator/me/language',
    access: 'staff',
    permission: null,
    query: z.strictObject({ language: LocaleField }),
    response: Empty,
    summary: 'Keep the language in which this person reads the desks.',
  }),
  dismissNotice: endpoint({
    method: 'POST',
    path: '/operator/notices/{id}/dismiss',
    access: 'staff',
    permission: null,
    params: z.object({ id: Id }),
    response: Empty,
    summary: 'Show this person no more what the platform told.',
  }),
  listStaff: endpoint({
    method: 'GET',
    path: '/operator/staff',
    access: 'staff',
    permission: 'staff.read',
    response: z.array(StaffPerson),
    summary: 'The people of this shop and their roles.',
  }),
  setRoles: endpoint({
    method: 'PUT',
    path: '/operator/staff/{id}/roles',
    access: 'staff',
    permission: 'staff.manage',
    params: z.object({ id: Id }),
    body: z.strictObject({
      version: Version,
      roles: z.array(text(40, 1)).check(z.maxLength(20)),
      /** Absent: what stands stays. */
      limits: z.optional(Limits),
    }),
    response: Empty,
    summary:
      'Give a person exactly these roles, those of warehouses for some alone where it is said; nobody gives or takes what they may not do, and the last owner stays.',
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/operator/staff/{id}/state',
    access: 'staff',
    permission: 'staff.manage',
    params: z.object({ id: Id }),
    body: z.strictObject({ version: Version, state: z.enum(STAFF_STATES), reason: z._default(text(500), '') }),
    response: Empty,
    summary: 'Suspend a person, which ends their sessions, or let them in again.',
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/operator/audit',
    access: 'staff',
    permission: 'audit.read',
    query: AuditQuery,
    response: z.array(AuditLine),
    summary: 'What was done to this shop, newest first, a hundred at a time; `after` is the last line that is known.',
  }),
  listSampleStaff: endpoint({
    method: 'GET',
    path: '/operator/sample-staff',
    access: 'public',
    response: SampleAccounts,
    summary: 'People to try the desks as, for their login page; only a server with a demo answers.',
  }),
};
