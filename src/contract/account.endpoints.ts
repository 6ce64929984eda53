import * as z from 'zod/mini';
import { Profile, ProfileChange, AccountSession, AddressInput, Address, Notification } from './account.schemas';
import { endpoint, Empty } from './endpoint.schemas';
import { RawAnswer } from './raw-answer.schemas';
import { Email, EmailCode, Id, LocaleField, PageQuery, Secret, pageOf } from './fields.schemas';

const idParams = z.object({ id: Id });

const optOut = { path: '/front/mail/opt-out', access: 'public', response: RawAnswer, isRaw: true } as const;

export const accountEndpoints = {
  getProfile: endpoint({
    method: 'GET',
    path: '/front/user/profile',
    access: 'user',
    response: Profile,
    summary: 'The shopper who is logged in.',
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/front/user/profile',
    access: 'user',
    body: ProfileChange,
    response: Profile,
    summary: 'Change name, phone, and of what no message or mail comes.',
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/front/user/email',
    access: 'user',
    summary: 'Change the e-mail; needs the login password and a code sent to the new one.',
    body: z.strictObject({ loginPassword: Secret, email: Email, verificationCode: EmailCode }),
    response: Profile,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/front/user/change-password',
    access: 'user',
    summary: 'Change the login password; ends every other session.',
    body: z.strictObject({ oldPassword: Secret, newPassword: Secret }),
    response: Empty,
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/front/user/language',
    access: 'user',
    summary: 'Remember the language for mails and messages.',
    query: z.strictObject({ language: LocaleField }),
    response: Empty,
  }),
  listAddresses: endpoint({
    method: 'GET',
    path: '/front/user/addresses',
    access: 'user',
    response: z.array(Address),
    summary: 'Shipping addresses, the default one first.',
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/front/user/addresses',
    access: 'user',
    body: AddressInput,
    response: Address,
    summary: 'Add an address, or change the one with this id.',
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/front/user/addresses/{id}',
    access: 'user',
    params: idParams,
    response: Empty,
    summary: 'Remove an address.',
  }),
  listBillingAddresses: endpoint({
    method: 'GET',
    path: '/front/user/billing-addresses',
    access: 'user',
    response: z.array(Address),
    summary: 'Billing addresses, the default one first.',
  }),
  saveBillingAddress: endpoint({
    method: 'POST',
    path: '/front/user/billing-addresses',
    access: 'user',
    body: AddressInput,
    response: Address,
    summary: 'Add or change a billing address.',
  }),
  removeBillingAddress: endpoint({
    method: 'DELETE',
    path: '/front/user/billing-addresses/{id}',
    access: 'user',
    params: idParams,
    response: Empty,
    summary: 'Remove a billing address.',
  }),
  listNotifications: endpoint({
    method: 'GET',
    path: '/front/user-notifications',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(Notification),
    summary: 'Messages of the shop to the shopper, newest first.',
  }),
  readNotifications: endpoint({
    method: 'PUT',
    path: '/front/user-notifications/read',
    access: 'user',
    response: Empty,
    summary: 'Mark every message as read.',
  }),
  readNotification: endpoint({
    method: 'PUT',
    path: '/front/user-notifications/{id}/read',
    access: 'user',
    params: idParams,
    response: Empty,
    summary: 'Mark one message as read.',
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/front/user/sessions',
    access: 'user',
    response: z.array(AccountSession),
    summary: 'Where the shopper is logged in: here first, then the latest seen.',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/front/user/sessions/{id}',
    access: 'user',
    params: idParams,
    response: Empty,
    summary: 'Log out one device.',
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/front/user/sessions',
    access: 'user',
    response: Empty,
    summary: 'Log out every device but this one.',
  }),
  showOptOut: endpoint({
    ...optOut,
    method: 'GET',
    summary: 'A page with a button that stops the kind of mails in which its link stands.',
  }),
  optOut: endpoint({
    ...optOut,
    method: 'POST',
    summary: 'Stops that kind of mails (RFC 8058): signed in the link, without a login, as often as it comes.',
  }),
  hearMail: endpoint({
    method: 'POST',
    path: '/front/mail/{provider}/callback',
    access: 'public',
    params: z.object({ provider: z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/)) }),
    response: RawAnswer,
    isRaw: true,
    summary: 'What whoever carries our mails tells of those that did not arrive or were called spam, signed.',
  }),
};
