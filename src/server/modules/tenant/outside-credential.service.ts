import type { CredentialValues, OutsideService } from '../../adapters/outside-service.port';
import { shopTx, type Tx } from '../../db/database';
import { dataKeyOf } from '../../kernel/data-key';
import { outsideCredentialRepo } from './outside-credential.repo';
import { readCredentials } from './outside-credential.rules';
import { ShopRefusal } from './shop-refusal';
import { findTenant } from './tenant.service';

type Which = Pick<OutsideService, 'kind' | 'name'>;

/** What it belongs to: sealed for one service it opens for no other. */
export const about = ({ kind, name }: Which) => `outside/${kind}/${name}`;

/** What this shop is at the service, with its keys: for calls to it, and shown to nobody. Undefined where it has none. */
export const findOutsideCredentials = (tenantId: string, which: Which): Promise<CredentialValues | undefined> =>
  shopTx(tenantId, async (tx) => {
    const row = await outsideCredentialRepo(tx, { tenantId }).find(which);
    if (!row) return undefined;
    const key = await dataKeyOf(tx, tenantId);
    return JSON.parse(key.open(row.sealed, about(which))) as CredentialValues;
  });

/** In the place of what it had. Used by commands, and by services that hand out new keys for old ones. */
export const keepOutsideCredentials = (
  tenantId: string,
  which: Which,
  values: CredentialValues,
  now: Date,
  record: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> =>
  shopTx(tenantId, async (tx) => {
    const { kind, name } = which;
    const key = await dataKeyOf(tx, tenantId);
    const sealed = key.seal(JSON.stringify(values), about(which));
    await outsideCredentialRepo(tx, { tenantId }).save({ kind, name, sealed, setBy: null, updatedAt: now });
    await record(tx);
  });

/** @param text as it was written (`readCredentials`) @throws ShopRefusal which says nothing of what it read */
export async function setOutsideCredentials(
  tenantId: string,
  service: OutsideService,
  text: string,
  now: Date,
): Promise<void> {
  const read = readCredentials(text, service.fields);
  if ('wrong' in read) throw new ShopRefusal(read.wrong.join('\n'));
  const isLive = Boolean((await findTenant(tenantId))?.isLive);
  const isTest = service.isTest(read.values);
  if (isLive && isTest) throw new ShopRefusal(`These are for trials, and the money of ${tenantId} is real.`);
  if (!isLive && !isTest && service.kind === 'payment') throw new ShopRefusal(`These move real money, and the money of ${tenantId} is for trials.`); // prettier-ignore
  await keepOutsideCredentials(tenantId, service, read.values, now);
}

/** What it says, and what a library puts into an error: no key of the shop in either. @throws ShopRefusal */
export async function askService(service: OutsideService, values: CredentialValues, now: Date): Promise<string> {
  const secrets = service.fields.flatMap(({ name, isSecret }) => (isSecret ? (values[name] ?? []) : []));
  const spare = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  try {
    return spare(await service.check(values, now));
  } catch (error) {
    throw new ShopRefusal(`${service.name} does not take them: ${spare(String(error))}`);
  }
}

export const removeOutsideCredentials = (tenantId: string, which: Which): Promise<boolean> =>
  shopTx(tenantId, (tx) => outsideCredentialRepo(tx, { tenantId }).remove(which));

/** Where the shop has an account, and since when with these keys: nothing of what they are. */
export const listOutsideCredentials = (tenantId: string): Promise<{ kind: string; name: string; updatedAt: Date }[]> =>
  shopTx(tenantId, (tx) => outsideCredentialRepo(tx, { tenantId }).list());
