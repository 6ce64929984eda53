import type * as z from 'zod/mini';
import type { THREAD_SUBJECTS } from './thread.enums';
import type * as schemas from './thread.schemas';

export type Thread = z.infer<typeof schemas.Thread>;
export type ThreadMessage = z.infer<typeof schemas.ThreadMessage>;
export type ThreadDetail = z.infer<typeof schemas.ThreadDetail>;
export type ThreadPage = z.infer<typeof schemas.ThreadPage>;
export type ThreadInput = z.output<typeof schemas.ThreadInput>;
export type ThreadSubject = z.output<typeof schemas.ThreadSubject>;
export type SubjectKind = (typeof THREAD_SUBJECTS)[number];
