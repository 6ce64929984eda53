import type * as z from 'zod/mini';
import type * as schemas from './compensation-desk.schemas';

export type CompensationAbout = z.infer<typeof schemas.CompensationAbout>;
export type CompensationChange = z.output<typeof schemas.CompensationChange>;
export type CompensationDrop = z.output<typeof schemas.CompensationDrop>;
export type CompensationInput = z.output<typeof schemas.CompensationInput>;
export type CompensationQuery = z.output<typeof schemas.CompensationQuery>;
export type CompensationQueue = z.infer<typeof schemas.CompensationQueue>;
export type DeskCompensation = z.infer<typeof schemas.DeskCompensation>;
export type QueuedCompensation = z.infer<typeof schemas.QueuedCompensation>;
