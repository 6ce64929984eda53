import type * as z from 'zod/mini';
import type * as schemas from './operator.schemas';

export type StaffSelf = z.infer<typeof schemas.StaffSelf>;
export type SecondFactor = z.infer<typeof schemas.SecondFactor>;
export type StaffPerson = z.infer<typeof schemas.StaffPerson>;
export type StaffInvitation = z.infer<typeof schemas.StaffInvitation>;
export type StaffRole = z.infer<typeof schemas.StaffRole>;
export type StaffRoleInput = z.infer<typeof schemas.StaffRoleInput>;
export type AuditQuery = z.infer<typeof schemas.AuditQuery>;
export type AuditLine = z.infer<typeof schemas.AuditLine>;
