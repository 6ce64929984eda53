import { parseArgs } from 'node:util';
import { deskPaths } from '../../contract/desk-paths';
import { platformPaths } from '../../contract/platform-paths';
import { changeSetting } from '../modules/tenant/change-setting.service';
import {
  createShop,
  listShops,
  resumeShop,
  shopIdOf,
  ShopRefusal,
  suspendShop,
} from '../modules/tenant/register-shop.service';
import type { NameServers } from '../modules/tenant/domain.service';
import type { OutsideService } from '../adapters/outside-service.port';
import { askSecret } from './ask-secret';
import { readSecretLines } from './read-secret-lines';
import { runDepositCommand } from './shop-deposit-command';
import { runDomainCommand } from './shop-domain-command';
import { runMailCommand } from './shop-mail-command';
import { runOfferCommand } from './shop-offer-command';
import { runOrderCommand } from './shop-order-command';
import { personHere, runRateCommand } from './shop-rate-command';
import { runPlatformCommand } from './shop-platform-command';
import { runPaymentCommand } from './shop-payment-command';
import { runProviderCommand } from './shop-provider-command';
import { runStaffCommand } from './shop-staff-command';
import { runStatementCommand } from './shop-statement-command';
import type { ServerAccount } from '../wiring/server-accounts';

export const HELP = `npm run shop -- <verb> …

  create --id <label> --name <name> --currency <ISO 4217> --rate <1 CNY in it> --languages <en,vi,…> --country <us>
         [--colour <#0d7a73>] [--margin <percent>] [--fee <percent>] [--minimum-fee <yuan>] [--timezone=<hours from UTC>]
         [--email <service address>] [--platforms <TAOBAO,ALIBABA,…>]
         [--warehouse "<id>; <name>; <address>; <receiver>; <telephone>; <postcode>"]…
                      makes a shop whose money is real; its host is <label> below a base domain
  list                every shop and how it stands
  suspend <shop>      shuts its doors: pages and calls answer 503; its money stays as it is
  resume <shop>       opens them again
  set <shop> <setting> <value>  changes a setting, or a part of one: set mekong serviceFee.basisPoints 600
                      JSON or a text; null takes an optional one away. A host of the shop names it as well
  line|warehouse|service export <shop> <file.json> [<name>]   writes what the shop offers, or one of it, into a file
  line|warehouse|service import <shop> <file.json>            brings it in: new ones, other facts, versions to come
  domain add <shop> <name>      takes down a domain of its own and says which records it needs; the first is its main one
  domain check <shop> <name>    asks the name servers, and serves the name once they say so
  domain main <shop> <name>     addresses of the shop are made with it from now on
  domain remove <shop> <name>   serves it no more
  domain list <shop>            its domains and how they stand
  mail key <shop> <address>     makes a key by which mails of the shop show that they are its own, and says which record it needs
  mail show|check <shop>        says it again; reads the record, and sends as that address from then on
  rate <shop> list               its exchange rate, how it came about, and what waits for a person
  rate <shop> accept <rate>      takes the rate that waits, said as it was listed
  rate <shop> refuse             keeps the one in use
  rate <shop> set <rate>         another one; set <shop> rateSources '["FRANKFURTER","ERAPI"]' says who is asked
  staff add <shop> <e-mail> --name <name> [--roles <owner,buyer,…>] [--language <en>]
                                 lets somebody in at ${deskPaths.login()}; the password is asked, or read from a pipe
  staff roles <shop> <e-mail> <owner,buyer,…>    gives exactly these roles
  staff suspend|resume|password <shop> <e-mail>  shuts out, lets in again, asks for a new password
  staff list <shop>              its people
  platform add <e-mail> --name <name>            lets somebody stand above all shops, at ${platformPaths.home()} of PLATFORM_HOST
  platform suspend|resume|password|forget-factor <e-mail>   as for staff; platform list says who there is
  order list <shop>              what is paid and to be bought, longest waiting first, and by whom it can be ordered
  order buy|follow <shop> <number>   orders it at its marketplace by call, once, and says where it is paid; what became of it
  deposit credit <shop> <number> <minor units>   a bank transfer came: its sum goes to the balance, once
  deposit refuse <shop> <number> <reason>        it did not; the shopper reads why and may show other proof
  payment list <shop>            payments of which their provider says something else than was agreed
  payment accept|refuse <shop> <number>          the whole sum is there: it pays, or comes back where that is over; it
                                 is not: it can be paid anew
  statement read <shop> <file.csv> --provider <stripe|paypal|yookassa>
                                 what a provider's statement and our books do not say alike; changes nothing
  provider list [<shop>]         services outside that are known, or those that the shop has an account at
  provider set <shop> <name> [--file <path>]     what the shop is there, a line name=value each: of a file, or a pipe,
                                 or asked; it is sealed and never shown again
  provider check|remove <shop> <name>            asks the service, changing nothing; forgets the account
  provider check                 asks every account of every shop`;

const text = { type: 'string' } as const;
const CREATE = {
  id: text, name: text, currency: text, rate: text, languages: text, country: text, colour: text, margin: text, fee: text,
  'minimum-fee': text, timezone: text, email: text, platforms: text, warehouse: { ...text, multiple: true },
} as const; // prettier-ignore

export interface Surroundings {
  now: Date;
  servers: NameServers;
  /** Services outside that shops may have accounts of their own at. */
  services?: readonly OutsideService[];
  /** Whom the server asks by accounts of its own. */
  ofServer?: readonly ServerAccount[];
}
type Verb = (words: string[], at: Surroundings) => Promise<string>;

const VERBS: Record<string, Verb> = {
  async create(words, { now }) {
    const { values } = parseArgs({ args: words, options: CREATE });
    const { id } = await createShop(values, now);
    return `${id} is open, and its money is real. Its host is ${id} below a base domain.`;
  },
  async list(words) {
    refuseMore(words, 0);
    const shops = await listShops();
    const wide = Math.max(0, ...shops.map(({ id }) => id.length));
    return shops.map(({ id, state, name }) => `${id.padEnd(wide)}  ${state.padEnd(10)}  ${name}`.trimEnd()).join('\n');
  },
  async suspend(words, { now }) {
    const id = refuseMore(words, 1);
    return (await suspendShop(id, now)) ? `${id} is suspended.` : `${id} was suspended already.`;
  },
  async resume(words) {
    const id = refuseMore(words, 1);
    return (await resumeShop(id)) ? `${id} is open again.` : `${id} was open already.`;
  },
  domain: runDomainCommand,
  mail: runMailCommand,
  staff: (words, { now }) => runStaffCommand(words, { now, askSecret }),
  platform: (words, { now }) => runPlatformCommand(words, { now, askSecret }),
  deposit: runDepositCommand,
  payment: runPaymentCommand,
  statement: runStatementCommand,
  order: runOrderCommand,
  rate: (words, { now }) => runRateCommand(words, now),
  provider: (words, { now, services = [], ofServer = [] }) =>
    runProviderCommand(words, { now, services, ofServer, readLines: readSecretLines }),
  async set(words, { now }) {
    const [host = '', setting = '', ...value] = words;
    if (value.length === 0) throw new ShopRefusal('Say: set <shop or host> <setting> <value>.');
    const id = await shopIdOf(host);
    const { before, after } = await changeSetting(id, setting, value.join(' '), { by: personHere(), now });
    return `${setting} of ${id}\n  was ${JSON.stringify(before) ?? 'not set'}\n  is  ${JSON.stringify(after) ?? 'not set'}`;
  },
  line: (words, at) => runOfferCommand('line', words, at),
  warehouse: (words, at) => runOfferCommand('warehouse', words, at),
  service: (words, at) => runOfferCommand('service', words, at),
};

/** @returns the first word */
function refuseMore(words: string[], count: number): string {
  const [first = ''] = words;
  if (words.length !== count) throw new ShopRefusal(count === 0 ? 'That takes no words.' : 'Name one shop.');
  return first;
}

/** @returns what was done @throws Error in lines that say what to change */
export async function runShopCommand([verb = '', ...words]: string[], at: Surroundings): Promise<string> {
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run) throw new ShopRefusal(`There is no verb ${verb}.\n\n${HELP}`);
  return run(words, at);
}
