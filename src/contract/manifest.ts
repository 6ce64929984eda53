import type * as z from 'zod/mini';
import type { MANIFEST_FIELDS } from './manifest.enums';
import type * as schemas from './manifest.schemas';

export type ManifestField = (typeof MANIFEST_FIELDS)[number];

/** A column as a carrier wants it: its own header, and what of a box stands below it. */
export interface ManifestColumn {
  header: string;
  field: ManifestField;
}

export type Manifest = z.infer<typeof schemas.Manifest>;
export type ManifestTemplate = z.infer<typeof schemas.ManifestTemplate>;
export type ManifestTemplateInput = z.infer<typeof schemas.ManifestTemplateInput>;
