import type * as z from 'zod/mini';
import type * as schemas from './line-desk.schemas';

export type LineList = z.infer<typeof schemas.LineList>;
export type LineRecord = z.infer<typeof schemas.LineRecord>;
export type LineStart = z.infer<typeof schemas.LineStart>;
export type NewLine = z.infer<typeof schemas.NewLine>;
export type LineHeadInput = z.infer<typeof schemas.LineHeadInput>;
export type LinePublication = z.infer<typeof schemas.LinePublication>;
export type LineCheck = z.infer<typeof schemas.LineCheck>;
export type LineCheckInput = z.infer<typeof schemas.LineCheckInput>;
export type LineTable = z.infer<typeof schemas.LineTable>;
export type ImportShape = z.infer<typeof schemas.ImportShape>;
export type LineImport = z.infer<typeof schemas.LineImport>;
export type LineImported = z.infer<typeof schemas.LineImported>;
