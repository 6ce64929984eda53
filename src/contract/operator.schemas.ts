import * as z from 'zod/mini';
import { LocaleField } from './fields.schemas';
import { DEFAULT_ROLES, PERMISSIONS } from './operator.enums';

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

/** Somebody of the staff whom a demo tenant shows on its login page of the desks. */
export const DemoStaff = z.object({ role: z.enum(DEFAULT_ROLES), email: z.string(), password: z.string() });
