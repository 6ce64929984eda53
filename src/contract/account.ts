import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint';
import { Email, EmailCode, Id, LocaleField, PageQuery, Phone, Secret, Time, pageOf, text } from './fields';

export const USER_KINDS = ['INDIVIDUAL', 'COMPANY'] as const;

/** What the shopper's browser may know of the shopper; also kept in the `profile` cookie (without phone). */
export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: LocaleField,
  kind: z.enum(USER_KINDS),
  role: z.enum(['shopper', 'operator']),
  phoneNumber: z.string(),
  unreadNotificationCount: z.int(),
  hasPayPassword: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** An empty phone forgets the saved one. */
export const ProfileChange = z.strictObject({
  name: text(80, 1),
  phoneNumber: z.optional(z.union([z.literal(''), Phone])),
});

/** A place where the shopper is logged in. */
export const AccountSession = z.object({
  id: z.string(),
  /** Names of programs, the same in every language; empty where the browser does not say. */
  browser: z.string(),
  system: z.string(),
  /** The network it came from, its last part hidden; empty where unknown. */
  network: z.string(),
  createdAt: Time,
  lastSeenAt: Time,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

const addressFields = {
  receiverName: text(80, 1),
  phone: Phone,
  countryCode: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
  province: text(80),
  city: text(80, 1),
  district: text(80),
  street: text(200, 1),
  postcode: text(16),
  defaultAddress: z._default(z.boolean(), false),
};
/** Which of the fields that may be missing a country needs is said in address-needs.ts. */
export const AddressInput = z.strictObject({
  id: z.optional(Id),
  ...addressFields,
  province: z._default(addressFields.province, ''),
  district: z._default(addressFields.district, ''),
  postcode: z._default(addressFields.postcode, ''),
});
export const Address = z.object({ id: z.string(), ...addressFields });
export type Address = z.infer<typeof Address>;

export const Notification = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: Time,
});

const idParams = z.object({ id: Id });

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
    summary: 'Change name and phone.',
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
};
