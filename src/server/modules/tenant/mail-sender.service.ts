import { generateKeyPairSync } from 'node:crypto';
import type { Sender } from '../../adapters/mail/mail.port';
import type { CredentialValues, OutsideService } from '../../adapters/outside-service.port';
import type { Tx } from '../../db/database';
import { newId } from '../../kernel/tokens';
import type { NameServers } from './domain.service';
import { addressIn, domainOf, isRecord, isSendingAddress, keysIn, recordOf, type MailKey } from './mail-sender.rules';
import { findOutsideCredentials, keepOutsideCredentials } from './outside-credential.service';
import { ShopRefusal } from './shop-refusal';

/** Sealed as accounts outside are, by the shop's own key. */
const SENDER = { kind: 'mail', name: 'DKIM' } as const;
const BITS = 2048;
/** The one in use, and the one that follows it. */
const KEPT = 2;

type Names = Pick<NameServers, 'resolveTxt'>;
export type DkimRecord = ReturnType<typeof recordOf>;

type Record = (tx: Tx) => Promise<void>;

const keep = (tenantId: string, address: string, keys: MailKey[], now: Date, record?: Record) =>
  keepOutsideCredentials(
    tenantId,
    SENDER,
    {
      address: [address],
      selector: keys.map(({ selector }) => selector),
      publicKey: keys.map(({ publicKey }) => publicKey),
      privateKey: keys.map(({ privateKey }) => privateKey),
      proved: keys.flatMap(({ selector, isProved }) => (isProved ? [selector] : [])),
    },
    now,
    record,
  );

/** Makes a pair; the one before signs until the new one's record is there. @throws ShopRefusal */
export async function makeMailKey(tenantId: string, address: string, now: Date, record?: Record): Promise<DkimRecord> {
  const from = address.trim().toLowerCase();
  if (!isSendingAddress(from)) throw new ShopRefusal(`${address} cannot be an address that mails are sent from.`);
  const known = (await findOutsideCredentials(tenantId, SENDER)) ?? {};
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const key: MailKey = {
    selector: `s${day}${newId().replace(/\W|_/g, '').slice(-4).toLowerCase()}`,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    isProved: false,
  };
  // of another domain it shows nothing
  const others = domainOf(addressIn(known)) === domainOf(from) ? keysIn(known).filter(({ isProved }) => isProved) : [];
  await keep(tenantId, from, [key, ...others].slice(0, KEPT), now, record);
  return recordOf(from, key);
}

/** @throws ShopRefusal where the shop has none */
async function sender(tenantId: string): Promise<{ address: string; keys: MailKey[]; newest: MailKey }> {
  const values = await findOutsideCredentials(tenantId, SENDER);
  const keys = values ? keysIn(values) : [];
  const [newest] = keys;
  if (!values || !newest) throw new ShopRefusal(`${tenantId} has no key for its mails.`);
  return { address: addressIn(values), keys, newest };
}

/** The same for a desk; undefined where the shop has none. */
export async function findMailKey(tenantId: string) {
  const values = await findOutsideCredentials(tenantId, SENDER);
  const [newest] = values ? keysIn(values) : [];
  if (!values || !newest) return undefined;
  const address = addressIn(values);
  return { address, isProved: newest.isProved, record: recordOf(address, newest) };
}

/** The newest key's record, and whether mails are signed by it already. */
export async function showMailKey(tenantId: string): Promise<{ record: DkimRecord; isProved: boolean }> {
  const { address, newest } = await sender(tenantId);
  return { record: recordOf(address, newest), isProved: newest.isProved };
}

/** Reads the record; from then on the shop's mails come from its address, signed. @throws ShopRefusal where it is not there, or is another one */
export async function proveMailKey(tenantId: string, { servers, now }: { servers: Names; now: Date }): Promise<string> {
  const { address, newest } = await sender(tenantId);
  await requireRecord(servers, address, newest);
  await keep(tenantId, address, [{ ...newest, isProved: true }], now);
  return address;
}

async function requireRecord(servers: Names, address: string, key: MailKey): Promise<void> {
  const { name, text } = recordOf(address, key);
  const texts = await servers.resolveTxt(name).catch(() => []);
  if (!isRecord(texts.map((parts) => parts.join('')), key.publicKey)) throw new ShopRefusal(`TXT ${name} does not say ${text}`); // prettier-ignore
}

/** As whom the shop's mails are sent; undefined where it has no key whose record was read: then they are the server's. */
export async function findMailSender(tenantId: string): Promise<Sender | undefined> {
  const values = await findOutsideCredentials(tenantId, SENDER);
  const key = values && keysIn(values).find(({ isProved }) => isProved);
  if (!key) return undefined;
  const address = addressIn(values);
  return { address, dkim: { domainName: domainOf(address), keySelector: key.selector, privateKey: key.privateKey } };
}

/** As commands list, check and remove it. */
export const mailSenderService = (servers: Names): OutsideService => ({
  ...SENDER,
  fields: [
    { name: 'address', isSecret: false, shape: 'an address of the shop' },
    { name: 'selector', isSecret: false },
    { name: 'publicKey', isSecret: false },
    { name: 'privateKey', isSecret: true },
  ],
  // it sends nothing by itself
  isTest: () => false,
  check: (values) => checkRecord(servers, values),
});

async function checkRecord(servers: Names, values: CredentialValues): Promise<string> {
  const [newest] = keysIn(values);
  if (!newest) throw new ShopRefusal('there is no key');
  await requireRecord(servers, addressIn(values), newest);
  return `${newest.selector}._domainkey.${domainOf(addressIn(values))} holds the key`;
}
