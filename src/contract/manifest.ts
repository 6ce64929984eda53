import type { MANIFEST_FIELDS } from './manifest.enums';

export type ManifestField = (typeof MANIFEST_FIELDS)[number];

/** A column as a carrier wants it: its own header, and what of a box stands below it. */
export interface ManifestColumn {
  header: string;
  field: ManifestField;
}
