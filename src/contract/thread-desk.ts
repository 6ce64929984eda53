import type * as z from 'zod/mini';
import type { THREAD_VIEWS } from './thread.enums';
import type * as schemas from './thread-desk.schemas';

export type QueuedThread = z.infer<typeof schemas.QueuedThread>;
export type ThreadQueue = z.infer<typeof schemas.ThreadQueue>;
export type ThreadQueueQuery = z.output<typeof schemas.ThreadQueueQuery>;
export type ThreadView = (typeof THREAD_VIEWS)[number];
export type DeskThread = z.infer<typeof schemas.DeskThread>;
export type DeskMessage = z.infer<typeof schemas.DeskMessage>;
export type DeskThreadSubject = z.output<typeof schemas.DeskThreadSubject>;
export type DeskMessageInput = z.output<typeof schemas.DeskMessageInput>;
export type ThreadMove = z.output<typeof schemas.ThreadMove>;
export type CannedAnswer = z.infer<typeof schemas.CannedAnswer>;
export type CannedAnswerInput = z.output<typeof schemas.CannedAnswerInput>;
export type TextToTranslate = z.output<typeof schemas.TextToTranslate>;
export type TextTranslation = z.infer<typeof schemas.TextTranslation>;
