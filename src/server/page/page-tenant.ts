import { LRUCache } from 'lru-cache';
import { ApiError } from '../../client/caller';
import type { Locale } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';
import { backend } from '../wiring/backend';
import { withoutUndefined } from './loader-answers';
import { callerFor } from './page-caller';

type Shown = Promise<Tenant>;

/** By the shop itself and by language: what is kept goes when the shop changes. */
const here = new WeakMap<object, Map<Locale, Shown>>();

/** By host and language, where another backend knows the shops; hosts without one cannot push out those with one. */
const KEPT_MS = 5_000;
const elsewhere = new LRUCache<string, Shown>({ max: 2_000, ttl: KEPT_MS });
const nowhere = new LRUCache<string, Shown>({ max: 500, ttl: KEPT_MS });

/** The shop of a host as its pages show it. @throws ApiError TENANT_NOT_FOUND */
export async function tenantOf(host: string, locale: Locale): Promise<Tenant> {
  const ask = async () => withoutUndefined(await callerFor(host, locale)('GET /front/tenant', {}));
  const { findShop } = backend();
  if (!findShop) return askElsewhere(`${host}\n${locale}`, ask);
  // where the register cannot be read, the call says so in the words of the API
  const shop = await findShop(host).catch(() => undefined);
  if (!shop) return ask();
  const byLocale = here.get(shop) ?? new Map<Locale, Shown>();
  here.set(shop, byLocale);
  const shown = byLocale.get(locale) ?? ask();
  byLocale.set(locale, shown);
  shown.catch(() => byLocale.delete(locale));
  return shown;
}

function askElsewhere(key: string, ask: () => Shown): Shown {
  const known = elsewhere.get(key) ?? nowhere.get(key);
  if (known) return known;
  const asked = ask();
  nowhere.set(key, asked);
  asked.then(
    () => {
      nowhere.delete(key);
      elsewhere.set(key, asked);
    },
    (error: unknown) => {
      // a backend that is down fails the page and its error page alike: do not wait for it twice
      const isUnknown = error instanceof ApiError && error.status === 404;
      if (!isUnknown) setTimeout(() => nowhere.delete(key), 1_000).unref();
    },
  );
  return asked;
}
