import * as z from 'zod/mini';
import { ShopWarehouse } from '../../../contract/shop-offers.schemas';
import { bareHost, tenantOfHost } from '../../../contract/tenant-host';
import { systemTx } from '../../db/database';
import { env } from '../../env';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import { readSettings, UnreadableSettingsError } from '../../kernel/tenant-settings';
import { domainRepo } from './domain.repo';
import { NewShop, recordOfNewShop, warehousesOfNewShop } from './new-shop';
import { saveWarehouse } from './publish-offers.service';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { readByHand } from './written-by-hand.rules';

export { ShopRefusal } from './shop-refusal';

/**
 * Makes a shop whose money is real from its first day. @param given the words of the command, by option @param like what
 * it takes over of another one @throws ShopRefusal
 */
export async function createShop(given: unknown, now: Date, like: Partial<TenantRecord> = {}): Promise<{ id: string }> {
  const form = z.safeParse(NewShop, given);
  if (!form.success) throw new ShopRefusal(form.error.issues.map(reasonOf).join('\n'));
  const record = { ...recordOfNewShop(form.data), ...like };
  const warehouses = warehousesOfNewShop(form.data);
  const wrong = warehouses.flatMap((each, at) => wrongIn(each).map((line) => `--warehouse (part ${String(at + 1)}) ${line}`)); // prettier-ignore
  if (wrong.length > 0) throw new ShopRefusal(wrong.join('\n'));
  const isNew = await systemTx(async (tx) => {
    const isInserted = await tenantRepo(tx).insertLive(record, now);
    for (const warehouse of isInserted ? warehouses : []) await saveWarehouse(tx, record.id, warehouse);
    return isInserted;
  });
  if (!isNew) throw new ShopRefusal(`There is a shop ${record.id} already.`);
  forgetTenant(record.id);
  return { id: record.id };
}

function wrongIn(warehouse: unknown): string[] {
  const read = readByHand(ShopWarehouse, warehouse);
  return 'wrong' in read ? read.wrong : [];
}

const reasonOf = ({ path: [option, at], code, input, message }: z.core.$ZodIssue) => {
  const name = `--${String(option)}${typeof at === 'number' ? ` (part ${String(at + 1)})` : ''}`;
  if (code === 'invalid_type' && input === undefined) return `${name} must be said.`;
  return `${name} ${message === 'Invalid input' ? 'cannot be read' : message}.`;
};

/** Shuts the doors of a shop: pages and calls say so. Its money stays as it is. @returns false where they were shut @throws ShopRefusal */
export const suspendShop = (id: string, now: Date): Promise<boolean> => setSuspended(id, now);

/** @returns false where they were open @throws ShopRefusal */
export const resumeShop = (id: string): Promise<boolean> => setSuspended(id, null);

async function setSuspended(id: string, suspendedAt: Date | null): Promise<boolean> {
  const isChanged = await systemTx(async (tx) => {
    const repo = tenantRepo(tx);
    if (await repo.setSuspended(id, suspendedAt)) return true;
    if (!(await repo.listIds()).includes(id)) throw new ShopRefusal(`There is no shop ${id}.`);
    return false;
  });
  forgetTenant(id);
  return isChanged;
}

/** The shop that is meant by its id, by a domain of its own or by its host below a base domain. @throws ShopRefusal */
export async function shopIdOf(name: string): Promise<string> {
  const host = bareHost(name);
  const { BASE_DOMAINS } = env();
  const baseDomains = BASE_DOMAINS ? BASE_DOMAINS.split(',') : undefined;
  const id = await systemTx(async (tx) => {
    const ids = await tenantRepo(tx).listIds();
    const label = tenantOfHost(host, { defaultTenant: '', baseDomains });
    return [name, await domainRepo(tx).findOwner(host), label].find((each) => each !== undefined && ids.includes(each));
  });
  if (id === undefined) throw new ShopRefusal(`There is no shop ${name}.`);
  return id;
}

export interface ListedShop {
  id: string;
  state: 'live' | 'test money' | 'suspended' | 'unreadable';
  name: string;
}

/** Every shop of the register, also those whose settings cannot be read. */
export async function listShops(): Promise<ListedShop[]> {
  const rows = await systemTx((tx) => tenantRepo(tx).list());
  return rows.map(({ id, settings, isLive, isSuspended }) => {
    const name = nameOf(id, settings);
    const opened = isLive ? 'live' : 'test money';
    return { id, name: name ?? '', state: isSuspended ? 'suspended' : name === undefined ? 'unreadable' : opened };
  });
}

/** Undefined where nobody can be served by these settings. */
function nameOf(id: string, settings: unknown): string | undefined {
  try {
    const { record } = readSettings(id, settings);
    return localize(record.name, record.defaultLanguage);
  } catch (error) {
    if (error instanceof UnreadableSettingsError) return undefined;
    throw error;
  }
}
