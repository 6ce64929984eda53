import { makeMailKey, proveMailKey, showMailKey, type DkimRecord } from '../modules/tenant/mail-sender.service';
import type { NameServers } from '../modules/tenant/domain.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';

interface Surroundings {
  now: Date;
  servers: Pick<NameServers, 'resolveTxt'>;
}
const USAGE = 'Say: mail key <shop> <address>, mail show <shop> or mail check <shop>.';

const lineOf = ({ name, text }: DkimRecord) => `  TXT  ${name}  ${text}`;

/** `mail <verb> <shop> …`: as whom a shop's mails are sent. @throws Error in lines that say what to change */
export async function runMailCommand([verb = '', shop = '', ...words]: string[], at: Surroundings): Promise<string> {
  const [address = ''] = words;
  const isKey = verb === 'key' && address !== '' && words.length === 1;
  if (!shop || !(isKey || ((verb === 'show' || verb === 'check') && words.length === 0))) throw new ShopRefusal(USAGE);
  const tenantId = await shopIdOf(shop);
  if (verb === 'key') {
    const record = await makeMailKey(tenantId, address, at.now);
    return `Mails of ${tenantId} come from ${address} once this stands in its zone:\n${lineOf(record)}\nThen say: mail check ${tenantId}`;
  }
  if (verb === 'check') return `Mails of ${tenantId} come from ${await proveMailKey(tenantId, at)}, signed.`;
  const { record, isProved } = await showMailKey(tenantId);
  return `${isProved ? 'In use' : 'Not checked yet'}:\n${lineOf(record)}`;
}
