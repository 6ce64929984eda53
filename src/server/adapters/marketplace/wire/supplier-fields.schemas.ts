import * as z from 'zod/mini';

// Fields as suppliers write them: numbers as texts, texts as numbers, nothing as null, '' or the word "null".

const Given = z.union([z.string(), z.number()]);
const read = <T>(value: string | number, reading: (text: string) => T): T => reading(String(value).trim());

/** Yuan to fen, exactly; a fraction of a fen counts as one, so that nothing is sold below its price. NaN for no sum. */
export function fenOfYuan(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(text.replaceAll(',', '')) ?? [];
  if (whole === '') return NaN;
  const fen = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return /[1-9]/.test(fraction.slice(2)) ? fen + 1 : fen;
}

const Sum = z.int().check(z.minimum(0), z.maximum(100_000_000_000));

/** A sum in yuan, as fen. */
export const Yuan = z.pipe(
  z.pipe(
    Given,
    z.transform((value) => read(value, fenOfYuan)),
  ),
  Sum,
);
export const Fen = z.pipe(
  z.pipe(
    Given,
    z.transform((value) => read(value, Number)),
  ),
  Sum,
);

/** The name of a thing; never a number, however it looks. */
export const Id = z.pipe(z.pipe(Given, z.transform(String)), z.string().check(z.minLength(1), z.maxLength(64)));

/** Pieces, sales, stock: 0 where nothing is said; `1万+` is ten thousand. */
export const Count = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value) => countOf(value)),
);

function countOf(value: unknown): number {
  const [, digits, isMyriads] = /^(\d+(?:\.\d+)?)\s*(万)?/.exec(String(value ?? '').trim()) ?? [];
  const count = Math.floor(Number(digits ?? 0) * (isMyriads ? 10_000 : 1));
  return Math.min(count, 2_000_000_000);
}

/** Of kilograms, centimetres, stars: 0 where nothing is said. */
export const Decimal = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value) => {
    const number = Number(value ?? 0);
    return Number.isFinite(number) && number > 0 && number < 1_000_000 ? number : 0;
  }),
);

/** '' where nothing is said. */
export const Text = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value) => {
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    return text === 'null' ? '' : text;
  }),
);

/** Where pictures are: https, and '' where there is none. */
export const Picture = z.pipe(
  Text,
  z.transform((text) => (/^(?:https?:)?\/\/[^\s]+$/i.test(text) ? text.replace(/^(?:http:)?\/\//i, 'https://') : '')),
);

/** `true`, also as a text. */
export const Flag = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value) => String(value) === 'true'),
);

/**
 * The rows that can be read; a list that is missing is empty. One row that cannot be read takes nothing from the others;
 * where none can, the list is none of this kind.
 */
export const rowsOf = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.nullish(z.unknown()),
    z.transform((given, context): z.output<T>[] => {
      const all: unknown[] = Array.isArray(given) ? given : [];
      const rows = all.flatMap((one) => {
        const known = row.safeParse(one);
        return known.success ? [known.data] : [];
      });
      if (all.length > 0 && rows.length === 0)
        context.issues.push({ code: 'custom', message: 'no row can be read', input: given });
      return rows;
    }),
  );
