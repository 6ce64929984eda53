import type * as z from 'zod/mini';
import type * as schemas from './auth.schemas';

export type Session = z.infer<typeof schemas.Session>;
export type SignupInput = z.infer<typeof schemas.SignupInput>;
export type SampleAccounts = z.infer<typeof schemas.SampleAccounts>;
