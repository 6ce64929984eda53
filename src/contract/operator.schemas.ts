import * as z from 'zod/mini';
import { Id, LocaleField, text, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { StaffNotice } from './notices.schemas';
import { PERMISSIONS, STAFF_STATES } from './operator.enums';
import { SHOP_FEATURES } from './platform.enums';

/** Warehouses by id, of each thing that is limited to some. */
export const Limits = z.record(text(40, 1), z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.scopeWarehouses)));

/** Who is at the desk, and what they may do in this shop. */
export const StaffSelf = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: LocaleField,
  /** Of the default set by id, of the shop's own by name. */
  roles: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** To which warehouses, by verb; what is not among them they may in all. */
  limits: z.optional(Limits),
  /** Some of these are shut until there is a second factor. */
  needsSecondFactor: z.optional(z.boolean()),
  /** A code of it is asked for at each decision about money. */
  hasSecondFactor: z.optional(z.boolean()),
  /** What the platform has taken from the shop; absent where nothing. */
  off: z.optional(z.array(z.enum(SHOP_FEATURES))),
  /** What the platform tells the staff of all shops, and this person has not put away. */
  notices: z.optional(z.array(StaffNotice)),
});

/** What a person proves beside the password. */
export const SecondFactor = z.object({
  /** Null: there is none. */
  since: z.nullable(z.string()),
  /** Codes for when the app is lost that are left. */
  recoveryCodes: z.int(),
  /** Where money is real, who may move it needs one. */
  isNeeded: z.boolean(),
});

/** Of the app, or one of those for when it is lost. */
export const FactorCode = text(40, 6);

/** One of the people of a shop. */
export const StaffPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(STAFF_STATES),
  /** By id. */
  roles: z.array(z.string()),
  /** To which warehouses a role is limited, by role; what is not among them is for all. */
  limits: z.optional(Limits),
  version: Version,
});

/** Somebody who was asked to come and has not come yet. */
export const StaffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  language: LocaleField,
  version: Version,
  expiresAt: z.string(),
  /** Its link leads nowhere any more; it can be sent again. */
  isOver: z.boolean(),
});

/** A set of verbs: one of the default set, whose name is a text, or one of the shop's own. */
export const StaffRole = z.object({
  id: z.string(),
  /** Null: of the default set. */
  name: z.nullable(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
  version: Version,
  /** How many have it. */
  people: z.int(),
});

/** A role of the shop's own as somebody wants it. */
export const StaffRoleInput = z.strictObject({
  name: text(60, 1),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.minLength(1), z.maxLength(PERMISSIONS.length)),
});

/** Which lines of the audit; without any of these, the newest. */
export const AuditQuery = z.strictObject({
  /** Who did it. */
  staffId: z.optional(Id),
  action: z.optional(text(40, 1)),
  subjectKind: z.optional(text(40, 1)),
  /** Of a thing, or the number that people know it by. */
  subjectId: z.optional(Id),
  /** Of the shop, as it counts days. */
  day: z.optional(z.iso.date().check(z.regex(/^2\d{3}-/))),
  /** The last line that is known. */
  after: z.optional(Id),
});

/** What was done to the shop, and by whom; without secrets. */
export const AuditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** A member of staff by id; null: a command of whoever runs the shops. */
  staffId: z.nullable(z.string()),
  staffName: z.nullable(z.string()),
  /** The key of theirs by which a program did it; null: they themselves. */
  keyName: z.nullable(z.string()),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** By which number or name people know it; null where it has none, or is no more. */
  subjectNo: z.nullable(z.string()),
  /** The shopper whom it names beside its subject, as they are called now; null where it names none. */
  shopperName: z.nullable(z.string()),
  /** Fields that changed. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** In the words of whoever did it; empty where nobody asked. */
  reason: z.string(),
  requestId: z.string(),
  /** Of the caller, its last part left out. */
  network: z.string(),
});
