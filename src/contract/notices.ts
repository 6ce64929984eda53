import type * as z from 'zod/mini';
import type * as schemas from './notices.schemas';

export type StaffNotice = z.infer<typeof schemas.StaffNotice>;
export type PlatformNotice = z.infer<typeof schemas.PlatformNotice>;
export type NoticeInput = z.output<typeof schemas.NoticeInput>;
