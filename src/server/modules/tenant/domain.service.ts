import { domainToASCII } from 'node:url';
import { systemTx, type Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { env } from '../../env';
import { newToken } from '../../kernel/tokens';
import { domainRepo, type DomainRow } from './domain.repo';
import { isOwnDomain, proofName, proofText, stateAfterCheck, whatIsMissing, type Answers } from './domain.rules';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';

/** The part of `node:dns` that is asked. */
export interface NameServers {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveCname: (name: string) => Promise<string[]>;
  resolve4: (name: string) => Promise<string[]>;
  resolve6: (name: string) => Promise<string[]>;
}

/** What the owner of a name has to write into its zone. */
export interface DomainRecords {
  domain: string;
  txt: [name: string, text: string];
  cname: [name: string, target: string];
}

const basesOf = () => (env().BASE_DOMAINS ? env().BASE_DOMAINS.toLowerCase().split(',') : []);

/** Where names of a shop lead: its own label. @throws ShopRefusal */
export function targetOf(tenantId: string): string {
  const [base] = basesOf();
  if (!base) throw new ShopRefusal('Set BASE_DOMAINS first: an own domain leads to a host below it.');
  return `${tenantId}.${base}`;
}

/** @throws ShopRefusal where it cannot be a shop's own */
export function spelled(name: string): string {
  const domain = domainToASCII(name.trim().toLowerCase().replace(/\.$/, ''));
  if (!isOwnDomain(domain, basesOf())) throw new ShopRefusal(`${name} cannot be a domain of a shop’s own.`);
  return domain;
}

export const recordsOf = ({ tenantId, domain, token }: DomainRow): DomainRecords => ({
  domain,
  txt: [proofName(domain), proofText(token)],
  cname: [domain, targetOf(tenantId)],
});

/** Of all shops. */
export const countDomains = () => systemTx((tx) => domainRepo(tx).countByState());

/** Takes a name down for a shop; the first is its main one. It serves nobody before it is checked. @throws ShopRefusal */
export async function addDomain(tenantId: string, name: string, now: Date): Promise<DomainRecords> {
  const domain = spelled(name);
  targetOf(tenantId);
  const row = await systemTx(async (tx) => {
    // one after the other: two first names would both be the main one
    if (!(await tenantRepo(tx).lockKnown(tenantId))) throw new ShopRefusal(`There is no shop ${tenantId}.`);
    return insertDomain(tx, tenantId, domain, now);
  });
  return recordsOf(row);
}

/** In the shop's turn. @param domain as it is spelled @throws ShopRefusal where it is served already, or asked for by this shop */
export async function insertDomain(tx: Tx, tenantId: string, domain: string, now: Date): Promise<DomainRow> {
  const repo = domainRepo(tx);
  const known = await repo.listOf(tenantId);
  const added = { tenantId, domain, token: newToken(), isMain: known.length === 0, createdAt: now };
  // of those that only asked, the first proof decides
  if ((await repo.findLive(domain)) || !(await repo.insert(added))) throw new ShopRefusal(`${domain} is a shop’s already.`, 'TAKEN'); // prettier-ignore
  return { ...added, state: 'PENDING' };
}

export const listDomains = (tenantId: string): Promise<DomainRow[]> =>
  systemTx((tx) => domainRepo(tx).listOf(tenantId));

async function getDomain(tenantId: string, name: string): Promise<DomainRow> {
  const domain = spelled(name);
  const found = (await listDomains(tenantId)).find((row) => row.domain === domain);
  if (!found) throw new ShopRefusal(`${tenantId} has no domain ${domain}.`);
  return found;
}

/** Asks the name servers, and serves the name or stops to. @returns what is missing @throws ShopRefusal where they do not answer */
export async function checkDomain(
  tenantId: string,
  name: string,
  { servers, now }: { servers: NameServers; now: Date },
): Promise<{ state: DomainRow['state']; missing: string[]; records: DomainRecords }> {
  const row = await getDomain(tenantId, name);
  const missing = await inspectDomain(row, servers);
  const state = stateAfterCheck(row.state, missing.length === 0);
  const isFirst = await isNobodyElses(systemTx((tx) => domainRepo(tx).setState(row, state, now)));
  forgetTenant(tenantId);
  const records = recordsOf(row);
  return isFirst ? { state, missing, records } : { state: row.state, missing: [TAKEN], records };
}

export const TAKEN = 'It is served for another shop, whose proof came first.';

/** @param written what makes a name live @returns false where it is live for another shop already */
export const isNobodyElses = (written: Promise<void>): Promise<boolean> =>
  written.then(
    () => true,
    (error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    },
  );

/** What is missing of a name now. @throws ShopRefusal where the name servers do not answer */
export async function inspectDomain({ tenantId, domain, token }: DomainRow, servers: NameServers): Promise<string[]> {
  const target = targetOf(tenantId);
  const answers = await ask(servers, domain);
  const { addresses: targetAddresses } = await ask(servers, target);
  return whatIsMissing(domain, answers, { token, target, targetAddresses });
}

export async function removeDomain(tenantId: string, name: string): Promise<string> {
  const row = await getDomain(tenantId, name);
  await systemTx((tx) => domainRepo(tx).remove(row));
  forgetTenant(tenantId);
  return row.domain;
}

/** Mails and what search engines read name it from now on, once it is live. */
export async function makeMainDomain(tenantId: string, name: string): Promise<string> {
  const row = await getDomain(tenantId, name);
  await systemTx((tx) => domainRepo(tx).setMain(row));
  forgetTenant(tenantId);
  return row.domain;
}

const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

async function ask(servers: NameServers, name: string): Promise<Answers> {
  const [texts, aliases, v4, v6] = await Promise.all([
    answered(servers.resolveTxt(proofName(name)), name),
    answered(servers.resolveCname(name), name),
    answered(servers.resolve4(name), name),
    answered(servers.resolve6(name), name),
  ]);
  const plain = (host: string) => host.toLowerCase().replace(/\.$/, '');
  return { texts: texts.map((parts) => parts.join('')), aliases: aliases.map(plain), addresses: [...v4, ...v6] };
}

/** That there is nothing is an answer; that nobody answers is none, and changes no state. */
const answered = <T>(asked: Promise<T[]>, name: string): Promise<T[]> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (NOTHING.has(error.code ?? '')) return [];
    throw new ShopRefusal(`The name servers of ${name} do not answer (${error.code ?? error.message}); try again.`);
  });
