import type * as z from 'zod/mini';
import type { EXPORT_KINDS } from './export.enums';
import type * as schemas from './export.schemas';

export type ExportKindName = (typeof EXPORT_KINDS)[number];
export type ExportInput = z.output<typeof schemas.ExportInput>;
export type Export = z.output<typeof schemas.Export>;
export type Exports = z.output<typeof schemas.Exports>;
