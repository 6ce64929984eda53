import type * as z from 'zod/mini';
import type * as schemas from './source-settings.schemas';

export type SourceSettings = z.output<typeof schemas.SourcesShown>;
export type SourcesSection = z.output<typeof schemas.SourcesSection>;
export type SourceRow = NonNullable<SourceSettings['marketplaceSources']>[number];
export type CustomsSettings = z.output<typeof schemas.CustomsShown>;
export type CustomsSection = z.output<typeof schemas.CustomsSection>;
