import type * as z from 'zod/mini';
import type * as schemas from './personal-data.schemas';

export type DataExport = z.infer<typeof schemas.DataExport>;
export type DataFile = z.infer<typeof schemas.DataFile>;
export type PersonalData = z.infer<typeof schemas.PersonalData>;
