import * as z from 'zod/mini';
import { AllowanceRule } from './customs-allowance.schemas';
import { CountryCode, LocaleField, LocalizedText, text } from './fields.schemas';
import { isPlainAddress, isPlainLink } from './plain-link';
import { TenantExtras } from './tenant-extras.schemas';
import { CONTACT_TYPES, SOCIAL_PLATFORMS } from './tenant.enums';
import { TenantPreference } from './tenant.schemas';

const words = (longest: number) => z.partialRecord(LocaleField, text(longest));
const isEachOnce = <T>(list: readonly T[]) => new Set(list).size === list.length;
/** A page of the shop's own, the web, mail or telephone. */
const Link = text(300, 1).check(z.refine((link) => isPlainLink(link)));
const WebLink = text(300, 1).check(z.refine((link) => link.startsWith('https:') && isPlainAddress(link)));

const Registration = { name: text(200), businessLicenseNo: z.optional(text(80)) };

/** Where shoppers find the shop and who it is; loose, for what is stored is shown. */
export const ContactShown = z.object({
  description: LocalizedText,
  serviceSocialAccounts: z.array(z.object({ type: z.enum(CONTACT_TYPES), accountId: z.string() })),
  socialMediaPlatforms: z.array(z.object({ platform: z.enum(SOCIAL_PLATFORMS), link: z.string() })),
  footerLinks: z.array(z.object({ title: LocalizedText, link: z.string() })),
  registrationEntity: z.object({
    name: z.string(),
    businessLicenseNo: z.optional(z.string()),
    websiteApprove: z.optional(z.union([z.string(), LocalizedText])),
  }),
});

export const ContactInput = z.strictObject({
  description: words(500),
  serviceSocialAccounts: z
    .array(z.strictObject({ type: z.enum(CONTACT_TYPES), accountId: text(200, 1) }))
    .check(z.maxLength(20)),
  socialMediaPlatforms: z
    .array(z.strictObject({ platform: z.enum(SOCIAL_PLATFORMS), link: z.union([z.literal(''), WebLink]) }))
    .check(
      z.maxLength(SOCIAL_PLATFORMS.length),
      z.refine((all) => isEachOnce(all.map(({ platform }) => platform)), { error: 'taken' }),
    ),
  footerLinks: z
    .array(
      z.strictObject({
        title: words(80).check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' })),
        link: Link,
      }),
    )
    .check(z.maxLength(20)),
  registrationEntity: z.strictObject({
    ...Registration,
    websiteApprove: z.optional(z.union([text(300), words(300)])),
  }),
});

const Origin = text(200).check(z.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i));

/** What the shop offers, and to whom. */
export const OfferShown = z.object({
  preference: TenantPreference,
  timezoneOffset: z.number(),
  countryCode: z.string(),
  countries: z.array(z.string()),
  searchPlaceholder: LocalizedText,
  returnOrigins: z.array(z.string()),
  promotionCodes: z.optional(z.array(z.string())),
});

export const OfferInput = z
  .strictObject({
    preference: z.strictObject(TenantPreference.shape),
    /** Quarters of an hour. */
    timezoneOffset: z.number().check(z.minimum(-12), z.maximum(14), z.multipleOf(0.25)),
    countryCode: CountryCode,
    countries: z.array(CountryCode).check(
      z.maxLength(250),
      z.refine((all) => isEachOnce(all.map((code) => code.toLowerCase())), { error: 'taken' }),
    ),
    searchPlaceholder: words(80),
    returnOrigins: z.array(Origin).check(z.maxLength(20), z.refine(isEachOnce, { error: 'taken' })),
    promotionCodes: z.optional(
      z
        .array(z.string().check(z.regex(/^[A-Za-z0-9_-]{2,32}$/)))
        .check(z.maxLength(500), z.refine(isEachOnce, { error: 'taken' })),
    ),
  })
  .check(
    z.refine(({ preference }) => isEachOnce(preference.productPlatforms), {
      path: ['preference', 'productPlatforms'],
      error: 'taken',
    }),
  );

/** Pictures of the shop, and scripts of others on its pages. */
export const ExtrasShown = z.object({ logoImage: z.string(), extras: z.optional(TenantExtras) });
export const ExtrasInput = z.strictObject({
  logoImage: z.union([z.literal(''), z.string().check(z.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\"'<>]{1,300}$/))]),
  extras: z.optional(z.strictObject(TenantExtras.shape)),
});

/** What borders let in free of duty. */
export const DutyShown = z.object({ allowances: z.optional(z.record(z.string(), AllowanceRule)) });
const Percent = z.int().check(z.minimum(0), z.maximum(100_000));
const Sum = z.int().check(z.minimum(0), z.maximum(100_000_000_000));
const DutyRule = z.strictObject({
  ...AllowanceRule.shape,
  ...{ freeUpTo: Sum, dutyKilogramFee: Sum, dutyBasisPoints: Percent, taxBasisPoints: Percent },
});
export const DutyInput = z.strictObject({
  allowances: z.optional(z.record(z.string().check(z.regex(/^[a-z]{2}$/)), DutyRule)),
});
