import {
  addDomain,
  checkDomain,
  listDomains,
  makeMainDomain,
  removeDomain,
  type DomainRecords,
  type NameServers,
} from '../modules/tenant/domain.service';
import { ShopRefusal } from '../modules/tenant/register-shop.service';

interface Surroundings {
  now: Date;
  servers: NameServers;
}
type Verb = (shop: string, name: string, at: Surroundings) => Promise<string>;

const recordLines = ({ txt, cname }: DomainRecords) =>
  `  TXT    ${txt.join('  ')}\n  CNAME  ${cname.join('  ')}\n(at the top of a zone, where no CNAME may stand: the A and AAAA records of that host)`;

const VERBS: Record<string, Verb> = {
  add: async (shop, name, { now }) => {
    const records = await addDomain(shop, name, now);
    return `${records.domain} waits for its records:\n${recordLines(records)}`;
  },
  check: async (shop, name, at) => {
    const { state, missing, records } = await checkDomain(shop, name, at);
    if (state === 'LIVE') return `${records.domain} is live.`;
    return `${records.domain} is ${state}:\n  ${missing.join('\n  ')}\nIt needs:\n${recordLines(records)}`;
  },
  main: async (shop, name) => `${await makeMainDomain(shop, name)} is the main domain of ${shop}.`,
  remove: async (shop, name) => `${await removeDomain(shop, name)} is removed.`,
};

/** `domain <verb> <shop> <name>`. @throws Error in lines that say what to change */
export async function runDomainCommand([verb = '', shop = '', ...names]: string[], at: Surroundings): Promise<string> {
  if (verb === 'list' && shop && names.length === 0) return listOf(shop);
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  const [name] = names;
  if (!run || !name || names.length > 1) throw new ShopRefusal('Say: domain add|check|main|remove <shop> <name>, or domain list <shop>.'); // prettier-ignore
  return run(shop, name, at);
}

async function listOf(shop: string): Promise<string> {
  const domains = await listDomains(shop);
  return domains.map(({ domain, state, isMain }) => `${domain}  ${state}${isMain ? '  main' : ''}`).join('\n');
}
