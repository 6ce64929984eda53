import * as z from 'zod/mini';

/** An answer of which only what matters is written down. */
export type Sketch<T> = T extends (infer Item)[]
  ? Sketch<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Sketch<T[Key]> }
    : T;

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

const schemas = new Map<z.core.$ZodType, JsonSchema>();

/** A whole answer that the schema accepts: the sketch where there is one, believable values elsewhere. */
export function exampleOf(schema: z.core.$ZodType, sketch?: unknown): unknown {
  let json = schemas.get(schema);
  if (!json) {
    json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
    schemas.set(schema, json);
  }
  return fill(json, sketch, { name: '', root: json });
}

interface Place {
  /** Of the field, which tells what it holds. */
  name: string;
  root: JsonSchema;
}

function fill(schema: JsonSchema, sketch: unknown, place: Place): unknown {
  if (schema.$ref) return fill(referred(schema.$ref, place.root), sketch, place);
  if (sketch === null) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return sketch ?? schema.enum[0];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fill(chosen(choices, sketch), sketch, place);
  switch (schema.type) {
    case 'object':
      return fillObject(schema, sketch as Record<string, unknown> | undefined, place);
    case 'array':
      return Array.isArray(sketch) ? sketch.map((item) => fill(schema.items ?? {}, item, place)) : [];
    case 'boolean':
      return sketch ?? false;
    case 'integer':
    case 'number':
      return sketch ?? NUMBERS[place.name] ?? Math.max(0, schema.minimum ?? 0);
    case 'string':
      return (
        sketch ?? TEXTS[place.name] ?? (/(At|Before|Until)$/.test(place.name) ? SOME_DAY : `some ${place.name}`.trim())
      );
    default:
      return sketch ?? null;
  }
}

function fillObject(
  { properties = {}, required = [] }: JsonSchema,
  sketch: Record<string, unknown> = {},
  { root }: Place,
) {
  const names = new Set([...required, ...Object.keys(sketch).filter((name) => sketch[name] !== undefined)]);
  return Object.fromEntries(
    [...names].map((name) => [name, fill(properties[name] ?? {}, sketch[name], { name, root })]),
  );
}

const referred = (ref: string, root: JsonSchema): JsonSchema =>
  ref === '#' ? root : (root.$defs?.[ref.split('/').at(-1) ?? ''] ?? {});

/** The kind that the sketch is of, by the word that tells kinds apart; else the first that is not null. */
function chosen(choices: JsonSchema[], sketch: unknown): JsonSchema {
  const kind = (sketch as { kind?: unknown } | undefined)?.kind;
  const isOfKind = ({ properties }: JsonSchema) =>
    properties?.kind?.const === kind || (properties?.kind?.enum ?? []).includes(kind);
  return (kind === undefined ? undefined : choices.find(isOfKind)) ?? choices.find(({ type }) => type !== 'null') ?? {};
}

const SOME_DAY = '2026-11-20T08:30:00.000Z';

/** What fields of these names hold, wherever they stand. */
const TEXTS: Record<string, string> = {
  id: 'mock-1',
  currency: 'USD',
  name: 'Mock name',
  title: 'A mock title',
  titleOriginal: '示例标题',
  email: 'shopper@mock.example',
  image: '/api/media/picture/p_mug_white_front_sand.webp',
  logoImage: '/logos/demo.svg',
  themeColor: '#0d7a73',
  url: '/',
  link: '/',
  productUrl: 'https://item.taobao.com/item.htm?id=600000000001',
  html: '<p>An article of the mock.</p>',
  cnyExchangeRate: '0.1389',
  cnyToLocalRate: '0.1389',
  countryCode: 'au',
  phone: '+61 2 5550 0100',
  paymentNo: 'PY20261120MOCK01',
};
const NUMBERS: Record<string, number> = {
  amount: 1290,
  pageNo: 1,
  pageSize: 20,
  quantity: 1,
  stock: 120,
  minOrderQuantity: 1,
  batchQuantity: 1,
  ratingTenths: 46,
};
