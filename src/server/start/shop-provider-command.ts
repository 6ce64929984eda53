import { parseArgs } from 'node:util';
import type { CredentialField, OutsideService } from '../adapters/outside-service.port';
import {
  askService,
  findOutsideCredentials,
  listOutsideCredentials,
  removeOutsideCredentials,
  setOutsideCredentials,
} from '../modules/tenant/outside-credential.service';
import type { ServerAccount } from '../wiring/server-accounts';
import { listShops, shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';

interface Surroundings {
  now: Date;
  services: readonly OutsideService[];
  /** Of the server itself. */
  ofServer?: readonly ServerAccount[];
  /** Never of the words of a command, which every process of the machine can read. */
  readLines: (fields: readonly CredentialField[], file?: string) => Promise<string>;
}
type Verb = (tenantId: string, service: OutsideService, words: string[], at: Surroundings) => Promise<string>;

const USAGE =
  'Say: provider set|check|remove <shop> <name>, provider check (all there are), or provider list [<shop>].';

const VERBS: Record<string, Verb> = {
  async set(tenantId, service, words, { now, readLines }) {
    const { values } = parseArgs({ args: words, options: { file: { type: 'string' } } });
    await setOutsideCredentials(tenantId, service, await readLines(service.fields, values.file), now);
    return `${tenantId} has its account at ${service.name}. Ask it: provider check ${tenantId} ${service.name}`;
  },
  async check(tenantId, service, _, { now }) {
    const values = await findOutsideCredentials(tenantId, service);
    if (!values) throw new ShopRefusal(`${tenantId} has no account at ${service.name}.`);
    const mode = service.isTest(values) ? 'for trials' : 'in earnest';
    return `${service.name} (${mode}) answers: ${await askService(service, values, now)}`;
  },
  async remove(tenantId, service) {
    const isGone = await removeOutsideCredentials(tenantId, service);
    if (!isGone) throw new ShopRefusal(`${tenantId} has no account at ${service.name}.`);
    return `${tenantId} has no account at ${service.name} any more. What is paid there from now on, nobody hears of.`;
  },
};

/** `provider <verb> <shop> …`. @throws Error in lines that say what to change */
export async function runProviderCommand(words: string[], at: Surroundings): Promise<string> {
  const [verb = '', shop = '', name = '', ...rest] = words;
  if (verb === 'check' && words.length === 1) return checkAll(at);
  if (verb === 'list' && words.length <= 2) return shop ? listOf(await shopIdOf(shop)) : known(at.services);
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run || !shop || !name) throw new ShopRefusal(USAGE);
  const tenantId = await shopIdOf(shop);
  const service = at.services.find((each) => each.name === name.toUpperCase());
  if (!service) throw new ShopRefusal(`There is no service ${name}.\n\n${known(at.services)}`);
  return run(tenantId, service, rest, at);
}

/** Every account of the server that can be asked and of every shop, one after the other. @throws ShopRefusal with all that was said, where one does not answer as it should */
async function checkAll({ services, ofServer = [], now }: Surroundings): Promise<string> {
  const said: { line: string; isWell: boolean }[] = [];
  for (const { name, check } of ofServer) {
    const answer = await check().then(
      (line) => ({ line, isWell: true }),
      (error: unknown) => ({
        line: `does not answer as it should: ${error instanceof Error ? error.message : String(error)}`,
        isWell: false,
      }),
    );
    said.push({ ...answer, line: `the server  ${name}  ${answer.line}` });
  }
  for (const { id } of await listShops())
    for (const { name } of await listOutsideCredentials(id)) {
      const service = services.find((each) => each.name === name);
      // of a release that spoke to it
      const answer = service ? await tried(id, service, now) : { line: 'is not known any more', isWell: false };
      said.push({ ...answer, line: `${id}  ${name}  ${answer.line}` });
    }
  const lines = said.length > 0 ? said.map(({ line }) => line) : ['Nobody has an account outside.'];
  const text = [...lines, ...(ofServer.length > 0 ? ['Not looked at: who translates, and who tells rates.'] : [])].join(
    '\n',
  );
  if (said.some(({ isWell }) => !isWell)) throw new ShopRefusal(text);
  return text;
}

async function tried(tenantId: string, service: OutsideService, now: Date) {
  try {
    const values = await findOutsideCredentials(tenantId, service);
    return { line: values ? await askService(service, values, now) : 'is gone', isWell: Boolean(values) };
  } catch (error) {
    return { line: error instanceof Error ? error.message : String(error), isWell: false };
  }
}

async function listOf(tenantId: string): Promise<string> {
  const rows = await listOutsideCredentials(tenantId);
  return rows.map(({ kind, name, updatedAt }) => `${name}  ${kind}  since ${updatedAt.toISOString()}`).join('\n');
}

const known = (services: readonly OutsideService[]) =>
  services
    .map(({ name, kind, fields }) => {
      const asks = fields.map((field) => (field.isOptional ? `[${field.name}]` : field.name));
      return `${name}  ${kind}  ${asks.join(' ')}`;
    })
    .join('\n');
