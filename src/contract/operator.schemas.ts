import * as z from 'zod/mini';
import { LocaleField } from './fields.schemas';
import { PERMISSIONS, STAFF_STATES } from './operator.enums';

/** Who is at the desk, and what they may do in this shop. */
export const StaffSelf = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: LocaleField,
  /** Of the default set by id, of the shop's own by name. */
  roles: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
});

/** One of the people of a shop. */
export const StaffPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(STAFF_STATES),
  roles: z.array(z.string()),
});

/** What was done to the shop, and by whom; without secrets. */
export const AuditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** A member of staff by id; null: a command of whoever runs the shops. */
  staffId: z.nullable(z.string()),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Fields that changed. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Of the caller, its last part left out. */
  network: z.string(),
});
