import * as z from 'zod/mini';
import { DOMAIN_FAULTS, DOMAIN_STATES } from './domain-settings.enums';
import { text } from './fields.schemas';

export const DomainName = z.string().check(z.regex(/^[a-z0-9.-]{3,253}$/));

/** A line that the owner writes into the zone. */
const ZoneRecord = z.object({ name: z.string(), value: z.string() });

const ShopDomain = z.object({
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  /** What was wrong when it was looked at just now; empty where nobody looked. */
  faults: z.array(z.enum(DOMAIN_FAULTS)),
  isMain: z.boolean(),
  txt: ZoneRecord,
  cname: ZoneRecord,
});

export const Domains = z.object({
  /** Whether the server has a host that own domains can lead to. */
  canAdd: z.boolean(),
  items: z.array(ShopDomain),
});
/** As somebody types it: spelled by the server. */
export const DomainInput = z.strictObject({ domain: text(253, 3) });
