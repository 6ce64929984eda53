import * as z from 'zod/mini';
import { Code, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { MANIFEST_FIELDS } from './manifest.enums';

const Column = z.strictObject({ header: text(80, 1), field: z.enum(MANIFEST_FIELDS) });
const Columns = z.array(Column).check(z.minLength(1), z.maxLength(LIMITS.manifestColumns));

export const ManifestQuery = z.strictObject({ lineName: Code });

/** The boxes of one line in a batch, as its carrier wants them listed; a cell is a text or a number. */
export const Manifest = z.object({
  lineName: z.string(),
  line: z.string(),
  columns: Columns,
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
});

export const ManifestTemplate = z.object({
  lineName: z.string(),
  columns: Columns,
  /** 0 where nobody has written one: then these are what any carrier asks. */
  version: z.int(),
  changedBy: z.string(),
  changedAt: z.nullable(Time),
});
export const ManifestTemplateInput = z.strictObject({
  lineName: Code,
  version: z.union([Version, z.literal(0)]),
  columns: Columns,
});
