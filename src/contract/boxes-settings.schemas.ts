import * as z from 'zod/mini';
import { CountryCode, Id, LocaleField, text } from './fields.schemas';
import { PackingBox } from './packing-box.schemas';
import { StationRule, StationTerms } from './pickup.schemas';

const words = (longest: number) => z.partialRecord(LocaleField, text(longest));
const isEachOnce = <T>(list: readonly T[], keyOf: (one: T) => string) => new Set(list.map(keyOf)).size === list.length;

/** How many photos a parcel has at least before its inspection is judged; none where it is 0 or absent. */
export const InspectPhotos = z.int().check(z.minimum(0), z.maximum(5));

/** What a shop packs in, and where shipments can be fetched; loose, for what is stored is shown. */
export const BoxesShown = z.object({
  packingBoxes: z.optional(z.array(PackingBox)),
  stations: z.optional(z.array(StationRule)),
  inspectPhotos: z.optional(InspectPhotos),
});

const StationInput = z.strictObject({
  id: Id,
  name: words(80).check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' })),
  countryCode: CountryCode,
  address: text(300, 1),
  phone: text(40),
  hours: words(120),
  freeDays: z.int().check(z.minimum(0), z.maximum(365)),
  ...StationTerms,
  notice: z.optional(words(300)),
});

export const BoxesInput = z.strictObject({
  packingBoxes: z.array(PackingBox).check(
    z.maxLength(40),
    z.refine((boxes) => isEachOnce(boxes, ({ name }) => name), { error: 'taken' }),
  ),
  stations: z.array(StationInput).check(
    z.maxLength(200),
    z.refine((stations) => isEachOnce(stations, ({ id }) => id), { error: 'taken' }),
  ),
  inspectPhotos: z.optional(InspectPhotos),
});
