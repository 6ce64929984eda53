import * as z from 'zod/mini';
import { Dating, ReadVersion, VersionHead } from './dated-terms.schemas';
import { Code, Id, LocaleField, LocalizedText, text } from './fields.schemas';
import { ServiceTerms, ShopService } from './shop-offers.schemas';

const words = (longest: number) => z.partialRecord(LocaleField, text(longest));
const Name = words(80).check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' }));

/** What is done with goods for money, and what it costs from which day on. */
export const ServiceRecord = z.object({
  version: z.string(),
  code: z.string(),
  kind: ShopService.shape.kind,
  name: LocalizedText,
  remark: LocalizedText,
  isOffered: z.boolean(),
  /** The last to begin first; the terms of one are null where this release cannot read them. */
  versions: z.array(z.object({ ...VersionHead, terms: z.nullable(ServiceTerms) })),
});
export const ServiceList = z.object({
  items: z.array(ServiceRecord),
  /** In which prices may be said. */
  currencies: z.array(z.string()),
});

export const NewService = z.strictObject({
  ...{ code: Code, kind: ShopService.shape.kind, name: Name, remark: words(300) },
  ...{ terms: ServiceTerms, ...Dating },
});
export const ServiceHeadInput = z.strictObject({
  ...{ version: ReadVersion, name: Name, remark: words(300), isOffered: z.boolean() },
});
export const ServicePublication = z.strictObject({ version: ReadVersion, terms: ServiceTerms, ...Dating });
export const ServiceParams = z.object({ code: Code });
export const ServicePriceParams = z.object({ code: Code, id: Id });
