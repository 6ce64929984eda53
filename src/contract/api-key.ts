import type * as z from 'zod/mini';
import type * as schemas from './api-key.schemas';
import { needsSecondFactor, type Permission } from './staff-roles';

export type ApiKey = z.output<typeof schemas.ApiKey>;
export type ApiKeys = z.output<typeof schemas.ApiKeys>;
export type ApiKeyInput = z.output<typeof schemas.ApiKeyInput>;
export type NewApiKey = z.output<typeof schemas.NewApiKey>;

/** What a key’s token begins with: it is told from a session’s at the door, and found where it was left lying. */
export const API_KEY_PREFIX = 'sampan_key_';

/** Why a right is in no key. */
export type KeyBar = 'FACTOR' | 'MONEY' | 'STAFF' | 'PERSON';

/** Somebody answers for each of these by their own name: a machine looks at no account, opens no number and erases nobody. */
const OF_A_PERSON: readonly Permission[] = ['customer.view-as', 'customer.erase', 'customs.reveal'];

/** By each of these money goes to a shopper, or is the shop’s to bear, without the second factor of the money desk. */
const OF_MONEY: readonly Permission[] = ['purchase.refund', 'purchase.difference', 'packing.absorb'];

/** The one list of what no key can hold, whoever makes it; null: it can. */
export const keyBar = (verb: Permission): KeyBar | null => {
  if (verb.startsWith('staff.')) return 'STAFF';
  if (needsSecondFactor(verb)) return 'FACTOR';
  if (OF_MONEY.includes(verb)) return 'MONEY';
  return OF_A_PERSON.includes(verb) ? 'PERSON' : null;
};
