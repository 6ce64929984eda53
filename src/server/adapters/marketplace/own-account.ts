import type { SourceCapability } from '../../../contract/channels';
import type { Env } from '../../env';
import type { CredentialValues, OutsideService } from '../outside-service.port';
import type { ListingQuery } from './marketplace.port';
import { serverAccount } from './configured-sources';
import type { Capabilities, MarketplaceSource, SourceCall } from './marketplace-source.port';
import { SourceFailure } from './source-failure.port';
import { SUPPLIERS, type Supplier } from './suppliers';

/** What a shop is at a supplier, with its keys; undefined where it has no account any more. */
export type FindAccount = (tenantId: string, service: Pick<OutsideService, 'kind' | 'name'>) => Promise<CredentialValues | undefined>; // prettier-ignore

const KIND = 'marketplace';
/** Services outside are called in capitals. */
const serviceName = (name: string) => name.toUpperCase();

/** What a shop is at a supplier by an account of its own. */
export async function ownAccount(name: string, tenantId: string, find: FindAccount) {
  const values = await find(tenantId, { kind: KIND, name: serviceName(name) });
  return values && accountOf(values);
}

const accountOf = (values: CredentialValues) =>
  Object.fromEntries(Object.entries(values).map(([name, [newest]]) => [name, newest]));

/** The source of a shop's own account, whose keys are read when it is asked first. Undefined where there is no such supplier. */
export function ownSource(name: string, tenantId: string, find: FindAccount): MarketplaceSource | undefined {
  const supplier = SUPPLIERS.find((each) => each.name === name);
  if (!supplier) return undefined;
  let reading: Promise<MarketplaceSource> | undefined;
  const read = async () => {
    const account = await ownAccount(name, tenantId, find);
    if (!account) throw new SourceFailure('refused');
    return supplier.source(account);
  };
  const source = () => {
    const now = (reading ??= read());
    now.catch(() => (reading = undefined));
    return now;
  };
  // what it can does not depend on the account
  const shape = supplier.source({});
  const can = Object.keys(shape.can).map((capability) => [
    capability,
    async (asked: object, call: SourceCall) => {
      const ask = (await source()).can[capability as SourceCapability] as (asked: object, call: SourceCall) => unknown;
      return ask(asked, call);
    },
  ]);
  return { ...shape, can: Object.fromEntries(can) as Capabilities, isShared: true };
}

/** As commands set and check accounts at suppliers. */
export const marketplaceServices = (): OutsideService[] =>
  SUPPLIERS.map((supplier) => ({
    kind: KIND,
    name: serviceName(supplier.name),
    title: supplier.title,
    fields: supplier.fields.filter(({ isOfServer }) => !isOfServer).map(({ variable: _, ...field }) => field),
    // nothing is bought by asking: a shop that is tried out may ask too
    isTest: () => false,
    check: (values) => checkAccount(supplier, values),
  }));

/** The same of the server's own accounts. */
export const checksOfServer = (given: Env): { name: string; check: () => Promise<string> }[] =>
  SUPPLIERS.flatMap((supplier) => {
    const account = serverAccount(supplier, given);
    return account ? [{ name: serviceName(supplier.name), check: () => askedOnce(supplier.source(account)) }] : [];
  });

const CHECK_MS = 15_000;

/** A search, as a shopper's. */
const checkAccount = (supplier: Supplier, values: CredentialValues) => askedOnce(supplier.source(accountOf(values)));

async function askedOnce({ can, channels = [], only }: MarketplaceSource): Promise<string> {
  const [channel] = only?.search ?? channels;
  if (!can.search || !channel) return 'it cannot be asked';
  const query: ListingQuery = { keyword: '杯子', channels: [channel], sort: 'relevance', pageNo: 1, pageSize: 10, language: 'en' }; // prettier-ignore
  const { total } = await can.search(query, { signal: AbortSignal.timeout(CHECK_MS), tenantId: '' });
  return `${String(total)} things found for a word`;
}
