import * as z from 'zod/mini';
import { COUNTRY_CODES } from './country-codes';
import { Email, Id, line, LocaleField, queryInt, Secret, text, Time } from './fields.schemas';
import { FactorCode } from './operator.schemas';
import { QUOTA_STANDS, SHOP_FEATURES, SHOP_STATES } from './platform.enums';

export const PlatformLogin = z.strictObject({ email: Email, password: Secret, code: z.optional(FactorCode) });

export const PlatformSelf = z.object({
  name: z.string(),
  email: z.string(),
  language: LocaleField,
  /** Nothing else is open until there is one. */
  needsSecondFactor: z.boolean(),
});

/** A shop by its label: what stands in the register, not what is in the shop. */
const ShopId = z.string().check(z.regex(/^[a-z0-9](-?[a-z0-9])*$/), z.maxLength(63));
export const ShopParams = z.object({ id: ShopId });

const Amount = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)));
/** Null: as much as it likes. */
const Amounts = { orders: Amount, staff: Amount, mails: Amount, storageMb: Amount };
const Features = z.array(z.enum(SHOP_FEATURES));

export const Quota = z.object({
  ...Amounts,
  /** Whether what is beyond is refused, or only told. */
  isHard: z.boolean(),
  /** What it has not, whatever it would be allowed to. */
  off: Features,
  /** 0: nobody has ever set one. */
  version: z.int(),
});

export const QuotaInput = z.strictObject({
  ...Amounts,
  isHard: z.boolean(),
  off: Features.check(z.refine((off) => new Set(off).size === off.length, { error: 'taken' })),
  version: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
});

export const PlatformShop = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(SHOP_STATES),
  createdAt: Time,
  /** Of this month, as far as its days are counted. */
  orders: z.int(),
  quota: z.enum(QUOTA_STANDS),
});

export const ShopQuery = z.strictObject({
  /** The beginning of a label. */
  q: z.optional(text(63)),
  /** The last label that is known. */
  after: z.optional(ShopId),
  limit: z._default(queryInt(1, 100), 50),
});

export const ShopList = z.object({ items: z.array(PlatformShop), next: z.nullable(z.string()) });

const Usage = z.object({
  /** `2026-11`. */
  month: z.string(),
  orders: z.int(),
  mails: z.int(),
});

export const PlatformDeed = z.object({
  id: z.string(),
  at: Time,
  /** Null: a command of whoever runs the server. */
  who: z.nullable(z.string()),
  action: z.string(),
  shopId: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.string(),
});

export const PlatformShopDetail = z.object({
  ...PlatformShop.shape,
  currency: z.string(),
  languages: z.array(z.string()),
  hosts: z.array(z.object({ host: z.string(), state: z.string() })),
  /** When it goes for good, where somebody wants that. */
  endsAt: z.nullable(Time),
  quotas: Quota,
  /** Of its pictures, when they were last looked at; null where nobody can. */
  storageMb: z.nullable(z.int()),
  /** What it has asked of suppliers today (UTC), and how much it may; null where it may as much as it likes. */
  supplierCalls: z.nullable(z.object({ today: z.int(), most: z.int() })),
  /** Newest first, a year of them. */
  usage: z.array(Usage),
  /** Until when its owner lets the platform look. */
  supportUntil: z.nullable(Time),
  deeds: z.array(PlatformDeed),
});

/** Of the words of a command, which are told apart by semicolons. */
const part = (maxLength: number) => line(maxLength, 1).check(z.regex(/^[^;]*$/));
const WAREHOUSE = {
  ...{ code: part(40), name: part(80), address: part(120) },
  ...{ receiver: part(80), phone: part(40), postcode: part(20) },
};

export const NewShopInput = z.strictObject({
  id: ShopId,
  name: line(60, 1),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** One yuan in it, as a decimal. */
  rate: text(24, 1),
  languages: z.array(LocaleField).check(
    z.minLength(1),
    z.maxLength(18),
    z.refine((all) => new Set(all).size === all.length, { error: 'taken' }),
  ),
  country: z.string().check(z.refine((code) => COUNTRY_CODES.includes(code), { error: 'invalid_format' })),
  /** A shop whose look, fees and switches it begins with; of goods, people and money it takes nothing. */
  template: z.optional(ShopId),
  /** Where goods come to; without one nothing can be ordered yet. */
  warehouse: z.optional(z.strictObject(WAREHOUSE)),
  /** Who comes first, and makes all others what they are. */
  ownerEmail: Email,
});

/** The same as one types it. */
export const NewShopForm = z.object({
  ...z.omit(NewShopInput, { warehouse: true }).shape,
  languages: text(120, 2),
  'warehouse.code': z.optional(WAREHOUSE.code),
  'warehouse.name': z.optional(WAREHOUSE.name),
  'warehouse.address': z.optional(WAREHOUSE.address),
  'warehouse.receiver': z.optional(WAREHOUSE.receiver),
  'warehouse.phone': z.optional(WAREHOUSE.phone),
  'warehouse.postcode': z.optional(WAREHOUSE.postcode),
});

export const Reason = z.strictObject({ reason: text(500, 1) });
/** Its own label, typed once more. */
export const EndInput = z.strictObject({ reason: text(500, 1), confirm: ShopId });

export const PlatformHealth = z.object({
  schema: z.object({ has: z.string(), wants: z.string(), state: z.string() }),
  shops: z.object({ live: z.int(), test: z.int(), suspended: z.int(), ending: z.int() }),
  /** For how many seconds the longest waiting piece of each job has waited. */
  jobs: z.array(z.object({ name: z.string(), seconds: z.int() })),
  /** Pieces that failed too often, and are left alone. */
  parked: z.int(),
  mails: z.object({ waiting: z.int(), oldestSeconds: z.int() }),
  /** What is to be told to servers of shops now, and how many of those servers have answered nothing but failures of late. */
  webhooks: z.object({ waiting: z.int(), oldestSeconds: z.int(), failing: z.int() }),
  /** Of the package, and the name of what was built of it; empty where nothing was. */
  version: z.object({ release: z.string(), build: z.string() }),
});

/** What an owner lets the platform see of a shop, and for how long. */
export const SupportLook = z.object({
  settings: z.record(z.string(), z.unknown()),
  people: z.array(z.object({ name: z.string(), state: z.string(), roles: z.array(z.string()) })),
  deeds: z.array(z.object({ at: Time, action: z.string(), subjectKind: z.string(), subjectId: z.string() })),
});

export const SupportAccess = z.object({
  id: z.string(),
  reason: z.string(),
  grantedBy: z.string(),
  createdAt: Time,
  until: Time,
  endedAt: z.nullable(Time),
});
export const SupportAccessInput = z.strictObject({
  reason: text(500, 1),
  hours: z.int().check(z.minimum(1), z.maximum(72)),
});
export const SupportParams = z.object({ id: Id });
