import type * as z from 'zod/mini';
import type { PACKING_VIEWS } from './packing-desk.enums';
import type * as schemas from './packing-desk.schemas';

export type PackingView = (typeof PACKING_VIEWS)[number];
export type PackingQueue = z.infer<typeof schemas.PackingQueue>;
export type PackingQueueQuery = z.infer<typeof schemas.PackingQueueQuery>;
export type QueuedTransit = z.infer<typeof schemas.QueuedTransit>;
export type DeskTransit = z.infer<typeof schemas.DeskTransit>;
export type PackingPreview = z.infer<typeof schemas.PackingPreview>;
export type BoxProposals = z.infer<typeof schemas.BoxProposals>;
export type AskInput = z.output<typeof schemas.AskInput>;
export type SealInput = z.infer<typeof schemas.SealInput>;
export type HandOverInput = z.infer<typeof schemas.HandOverInput>;
export type DeclarationInput = z.infer<typeof schemas.DeclarationInput>;
