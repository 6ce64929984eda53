import * as z from 'zod/mini';
import { LoginInput } from './auth.schemas';
import { endpoint, Empty } from './endpoint.schemas';
import { LocaleField } from './fields.schemas';
import { DemoStaff, StaffSelf } from './operator.schemas';

export const operatorDeskEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/operator/login',
    access: 'public',
    body: LoginInput,
    response: Empty,
    summary: 'Open a session of a member of staff; its token is a cookie.',
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
  listDemoStaff: endpoint({
    method: 'GET',
    path: '/operator/demo-staff',
    access: 'public',
    response: z.array(DemoStaff),
    summary: 'People of the staff shown on the login page of a demo tenant; empty elsewhere.',
  }),
};
