import type { NewShopInput } from '../../../contract/platform';
import { bareHost } from '../../../contract/tenant-host';
import { shopTx, systemTx } from '../../db/database';
import { env } from '../../env';
import { AppError } from '../../kernel/app-error';
import type { PlatformCtx } from '../../kernel/context';
import { isPlatformHost } from '../../kernel/platform';
import type { TenantRecord } from '../../kernel/tenant-record';
import { sendLink } from '../operator/staff-link.service';
import { createShop, ShopRefusal } from '../tenant/register-shop.service';
import { findTenant } from '../tenant/tenant.service';
import { recordPlatformDeed } from './deed.repo';

/** Look, fees and switches; of goods, people, hosts and money a template gives nothing. */
const TAKEN_OVER = [
  ...(['themeColor', 'marginBasisPoints', 'serviceFee', 'storage', 'transit', 'preference'] as const),
  ...(['enabledArticles', 'searchPlaceholder', 'hotKeywords', 'productGroups', 'packingBoxes'] as const),
] as const;

/** Hosts below the platform's domain that people take for it, or for a machine: no shop's to answer at. */
const RESERVED = new Set([
  ...['www', 'api', 'app', 'admin', 'operator', 'localhost', 'mail', 'smtp', 'imap', 'pop', 'ftp', 'ns', 'ns1', 'ns2'],
  ...['static', 'assets', 'cdn', 'media', 'img', 'status', 'health', 'support', 'help', 'billing', 'pay', 'login'],
]);

/**
 * A shop as the command makes it, and a mail to whoever is to be its first owner. Its label below the domain that the
 * platform stands below is its host. @throws AppError INVALID with what is wrong, STATE_CONFLICT where there is one
 */
export async function create(ctx: PlatformCtx, input: NewShopInput): Promise<{ id: string; host: string }> {
  const { id, name, currency, rate, languages, country, ownerEmail, template, warehouse: at } = input;
  const like = template === undefined ? {} : await templateOf(template);
  const words = at && [at.code, at.name, at.address, at.receiver, at.phone, at.postcode].join('; ');
  const given = {
    id,
    name,
    currency,
    rate,
    languages: languages.join(','),
    country,
    ...(words && { warehouse: [words] }),
  };
  const host = `${id}.${domainOf(ctx.host)}`;
  // nobody of that shop would ever be heard there
  if (isPlatformHost(host) || RESERVED.has(id))
    throw new AppError('INVALID', { errors: [{ path: 'id', code: 'taken' }] });
  try {
    await createShop(given, ctx.now(), like);
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    if (error.message.startsWith('There is a shop')) throw new AppError('STATE_CONFLICT');
    throw new AppError('INVALID', {
      errors: error.message.split('\n').map((line) => ({ path: pathOf(line), code: 'invalid_format' })),
    });
  }
  const tenant = await findTenant(id);
  if (!tenant) throw new AppError('UNAVAILABLE');
  await shopTx(id, async (tx) => {
    const wanted = { purpose: 'INVITE', email: ownerEmail, roles: ['owner'], language: languages[0] ?? 'en' } as const;
    await sendLink(tx, { ...ctx, tenant, host }, { ...wanted, roles: [...wanted.roles], invitedBy: '' });
  });
  await systemTx((tx) =>
    recordPlatformDeed(tx, ctx, { action: 'shop.create', shopId: id, after: { name, currency, template, ownerEmail } }),
  );
  return { id, host };
}

/** `--rate must be …` is about the field of that name. */
const pathOf = (line: string) => /^--([a-z]+)/.exec(line)?.[1] ?? '';

/** @throws AppError INVALID where there is no such shop */
async function templateOf(template: string): Promise<Partial<TenantRecord>> {
  const record = await findTenant(template).catch(() => undefined);
  if (!record) throw new AppError('INVALID', { errors: [{ path: 'template', code: 'unknown' }] });
  const taken = Object.fromEntries(TAKEN_OVER.map((name) => [name, record[name]])) as Partial<TenantRecord>;
  return { ...taken, preference: { ...record.preference, demoAccounts: false } };
}

/** With the port that the platform was asked at, where it is its neighbour. */
function domainOf(host: string): string {
  const [first] = env().BASE_DOMAINS.split(',');
  const around = host.slice(host.indexOf('.') + 1);
  return !first || first === bareHost(around) ? around : first;
}
