import type * as z from 'zod/mini';
import type * as schemas from './transit-line.schemas';

export type LineTerms = z.infer<typeof schemas.LineTerms>;
export type TransitLineVersion = z.infer<typeof schemas.TransitLineVersion>;
export type TransitLine = z.infer<typeof schemas.TransitLine>;
