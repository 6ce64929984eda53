import * as z from 'zod/mini';
import { Code, line, LocaleField, LocalizedText } from './fields.schemas';
import { sectionInput, sectionOf } from './settings-desk.schemas';
import { ShelfBlocks } from './shelf-blocks.schemas';
import { WAREHOUSE_REGIONS } from './tenant.enums';
import { OtherDay, WorkingWeek } from './working-time.schemas';

const words = (longest: number) => z.partialRecord(LocaleField, line(longest));

/** A warehouse as it stands, whoever wrote it. */
const SiteShown = z.object({
  name: LocalizedText,
  region: z.enum(WAREHOUSE_REGIONS),
  address: z.string(),
  receiver: z.string(),
  phone: z.string(),
  postcode: z.string(),
  hours: LocalizedText,
  addressWords: LocalizedText,
  week: WorkingWeek,
  shelves: ShelfBlocks,
  isOpen: z.boolean(),
});

const SiteInput = z.strictObject({
  name: words(80).check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' })),
  region: z.enum(WAREHOUSE_REGIONS),
  address: line(300, 1),
  receiver: line(80),
  phone: line(40),
  postcode: line(20),
  hours: words(120),
  addressWords: words(300),
  week: WorkingWeek,
  shelves: ShelfBlocks,
  isOpen: z.boolean(),
});

export const Site = z.object({ id: z.string(), ...sectionOf(SiteShown).shape });
/** What whoever names warehouses knows of one. */
export const NamedSite = z.object({ id: z.string(), name: z.string(), isOpen: z.boolean() });
export const Sites = z.object({ items: z.array(Site) });
export const SiteChange = sectionInput(SiteInput);
export const NewSite = z.strictObject({ code: Code, values: SiteInput });

/** A year of the calendar: the days that are otherwise than the week says. */
const YearShown = z.object({ days: z.array(OtherDay) });
export const SiteYear = sectionOf(YearShown);
export const Year = z.string().check(z.regex(/^20\d{2}$/));
export const SiteYearChange = z
  .strictObject({
    year: Year,
    ...sectionInput(
      z.strictObject({
        days: z.array(OtherDay).check(
          z.maxLength(366),
          z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length, { error: 'taken' }),
        ),
      }),
    ).shape,
  })
  .check(
    z.refine(({ year, values }) => values.days.every(({ day }) => day.startsWith(`${year}-`)), {
      path: ['values', 'days'],
      error: 'invalid_format',
    }),
  );
