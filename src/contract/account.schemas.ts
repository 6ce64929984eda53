import * as z from 'zod/mini';
import { MAIL_TROUBLES, MUTED_NEWS, USER_KINDS } from './account.enums';
import { Id, line, LocaleField, Phone, Time } from './fields.schemas';

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
  muted: z.array(z.enum(MUTED_NEWS)),
  /** Why no news are mailed to this address, where that is so. */
  mailTrouble: z.optional(z.enum(MAIL_TROUBLES)),
  /** Who of the staff looks at the account in place of the shopper, and until when. */
  look: z.optional(z.object({ staffName: z.string(), until: Time })),
});

/** An empty phone forgets the saved one. */
export const ProfileChange = z.strictObject({
  name: line(80, 1),
  phoneNumber: z.optional(z.union([z.literal(''), Phone])),
  muted: z.optional(z.array(z.enum(MUTED_NEWS)).check(z.maxLength(MUTED_NEWS.length))),
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

/** Somebody of the shop looked at the account. */
export const AccountLook = z.object({
  id: z.string(),
  staffName: z.string(),
  reason: z.string(),
  from: Time,
  /** Null while they still look. */
  until: z.nullable(Time),
});

const addressFields = {
  receiverName: line(80, 1),
  phone: Phone,
  countryCode: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
  province: line(80),
  city: line(80, 1),
  district: line(80),
  street: line(200, 1),
  postcode: line(16),
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

export const Notification = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: Time,
});
