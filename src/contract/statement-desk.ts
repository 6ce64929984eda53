import type * as z from 'zod/mini';
import type * as schemas from './statement-desk.schemas';

export type DeskStatement = z.infer<typeof schemas.DeskStatement>;
export type LineDecision = z.output<typeof schemas.LineDecision>;
export type StatementColumns = z.infer<typeof schemas.StatementColumns>;
export type StatementInput = z.output<typeof schemas.StatementInput>;
export type StatementLine = z.infer<typeof schemas.StatementLine>;
export type StatementMapping = z.infer<typeof schemas.StatementMapping>;
export type StatementPage = z.infer<typeof schemas.StatementPage>;
export type StatementPreview = z.infer<typeof schemas.StatementPreview>;
export type StatementQuery = z.output<typeof schemas.StatementQuery>;
export type StatementRecord = z.infer<typeof schemas.StatementRecord>;
export type StatementRecordQuery = z.output<typeof schemas.StatementRecordQuery>;
