import type * as z from 'zod/mini';
import type * as schemas from './account.schemas';

export type Profile = z.infer<typeof schemas.Profile>;
export type AccountSession = z.infer<typeof schemas.AccountSession>;
export type AccountLook = z.infer<typeof schemas.AccountLook>;
export type Address = z.infer<typeof schemas.Address>;
export type ProfileChange = z.infer<typeof schemas.ProfileChange>;
export type AddressInput = z.infer<typeof schemas.AddressInput>;
export type Notification = z.infer<typeof schemas.Notification>;
