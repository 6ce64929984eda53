import * as z from 'zod/mini';
import { Dating, ReadVersion, VersionHead } from './dated-terms.schemas';
import { Code, CurrencyCode, Id, LocaleField, LocalizedText, text } from './fields.schemas';
import { COLUMN_NAMES, type LineColumn } from './line-columns';
import { LIMITS } from './limits';
import { LINE_OUTCOMES } from './line-desk.enums';
import { LineTerms } from './transit-line.schemas';

const Title = z
  .partialRecord(LocaleField, text(120))
  .check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' }));

/** Lines of files and commands may be called otherwise. */
export const LineParams = z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) });
export const LineVersionParams = z.extend(LineParams, { id: Id });

const Standing = z.nullable(z.object({ validFrom: z.string(), author: z.string() }));

/** A line in the list of them. */
const LineSummary = z.object({
  name: z.string(),
  title: LocalizedText,
  isOffered: z.boolean(),
  /** How it is priced now, or once it begins; null where that cannot be read. */
  mode: z.nullable(z.string()),
  countries: z.array(z.string()),
  currency: z.nullable(z.string()),
  inForce: Standing,
  toCome: Standing,
});
export const LineList = z.object({ items: z.array(LineSummary) });

/** By its id; no two of a kind are called alike. */
const Named = z.object({ id: z.string(), name: z.string() });
/** What its terms may name. */
const Known = z.object({ currencies: z.array(CurrencyCode), warehouses: z.array(Named), stations: z.array(Named) });

export const LineRecord = z.object({
  version: z.string(),
  name: z.string(),
  title: LocalizedText,
  isOffered: z.boolean(),
  known: Known,
  /** The last to begin first; the terms of one are null where this release cannot read them. */
  versions: z.array(z.object({ ...VersionHead, terms: z.nullable(LineTerms) })),
});
/** What a new line begins with. */
export const LineStart = z.object({ known: Known });

export const LineHeadInput = z.strictObject({ version: ReadVersion, title: Title, isOffered: z.boolean() });
export const NewLine = z.strictObject({ name: Code, title: Title, terms: LineTerms, ...Dating });
export const LinePublication = z.strictObject({ version: ReadVersion, terms: LineTerms, ...Dating });

/** Of a table: each is told by its name, new ones by a title as well. */
const Row = { name: z.string().check(z.minLength(1), z.maxLength(64)), title: z._default(LocalizedText, {}) };
const most = z.maxLength(LIMITS.importLines);

/** The terms are looked at one by one, so that one that is wrong does not hide the others. */
export const LineCheckInput = z.strictObject({
  lines: z.array(z.strictObject({ ...Row, terms: z.record(z.string(), z.unknown()) })).check(z.minLength(1), most),
});
export const LineCheck = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      outcome: z.enum(LINE_OUTCOMES),
      /** Of the line as it stands, for what is applied; null where it is new. */
      version: z.nullable(z.string()),
      errors: z.array(z.object({ path: z.string(), code: z.string() })),
      /** What is otherwise than the terms in force, or the last of those to come; warehouses and stations by name. */
      changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});

const Place = z.optional(z.int().check(z.minimum(0), z.maximum(99)));
const ColumnPlan = z.strictObject({
  at: z.strictObject(Object.fromEntries(COLUMN_NAMES.map((name) => [name, Place])) as Record<LineColumn, typeof Place>),
  weights: z.enum(['g', 'kg']),
});
export const ShapeParams = z.object({ shape: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });
/** How the columns of a file with these heads were read last. */
export const ImportShape = z.object({ plan: z.nullable(ColumnPlan) });

/** All lines with the terms that hold, or that are the first to. */
export const LineTable = z.object({
  lines: z.array(z.object({ name: z.string(), title: LocalizedText, terms: LineTerms })),
});

export const LineImport = z.strictObject({
  lines: z
    .array(z.strictObject({ ...Row, version: z.nullable(ReadVersion), terms: LineTerms }))
    .check(z.minLength(1), most),
  /** The heads of its file, and what was made of them: remembered for the next one. */
  shape: z.optional(z.strictObject({ id: ShapeParams.shape.shape, plan: ColumnPlan })),
  ...Dating,
});
export const LineImported = z.object({ published: z.array(z.string()) });
