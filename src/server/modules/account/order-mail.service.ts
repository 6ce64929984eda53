import { LIMITS } from '../../../contract/limits';
import { DEFAULT_LOCALE, intlTag, isLocale, type Locale } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import type { Owner, Tx } from '../../db/database';
import { env } from '../../env';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { findMessage } from '../../kernel/messages';
import { readTenant } from '../tenant/tenant.service';
import { notify } from './account.service';
import { queueMail } from './mail.service';
import type { OrderCode } from './notification.rules';
import { shopperRepo } from './shopper.repo';

interface Reader {
  email: string;
  language: string;
}
interface OrderNews extends Owner {
  code: OrderCode;
  /** `host`: where the shop was asked, as its payment has it. */
  order: { id: string; orderNo: string; host: string };
  at: Date;
}

/** Where mails to a shopper go. @throws AppError NOT_FOUND */
export async function findReader(tx: Tx, owner: Owner): Promise<Reader> {
  const reader = await shopperRepo(tx, owner).findReader();
  if (!reader) throw new AppError('NOT_FOUND');
  return reader;
}

/** A message and a mail with the same words, in the caller's transaction: both are there if the order changed, once. */
export async function tellOfOrder(tx: Tx, { tenantId, shopperId, code, order, at }: OrderNews): Promise<void> {
  const { id, orderNo: reference, host } = order;
  const link = `/my/purchase/${id}`;
  const [reader, tenant] = await Promise.all([
    findReader(tx, { tenantId, shopperId }),
    readTenant(tx, tenantId),
    notify(tx, { tenantId, shopperId, code, reference, link, at }),
  ]);
  if (!tenant) throw new AppError('NOT_FOUND');
  const locale = localeOf(reader);
  const say = (part: string) => findMessage(locale, `notifications.${code}.${part}`, { reference }) ?? code;
  const values = { title: say('title'), text: say('body'), reference, link: addressOf(tenantId, host, locale, link) };
  const ctx = { tenant, now: () => at };
  await queueMail(tx, ctx, { recipient: reader.email, template: 'orderNews', values, locale });
}

/** One mail for all that was ordered at once. */
export async function mailPlacedOrders(
  tx: Tx,
  ctx: Pick<Ctx, 'tenant' | 'now' | 'host'>,
  reader: Reader,
  orders: { id: string; orderNo: string; totalLocal: number; currency: string }[],
): Promise<void> {
  const [first, ...others] = orders;
  if (!first) return;
  const locale = localeOf(reader);
  const amount = orders.reduce((sum, { totalLocal }) => sum + totalLocal, 0);
  const path = others.length > 0 ? '/my/purchase' : `/my/purchase/${first.id}`;
  const values = {
    reference: orders.map(({ orderNo }) => orderNo).join(', '),
    amount: formatMoney({ amount, currency: first.currency }, intlTag(locale)),
    hours: String(LIMITS.unpaidHours),
    link: addressOf(ctx.tenant.id, ctx.host, locale, path),
  };
  await queueMail(tx, ctx, { recipient: reader.email, template: 'orderPlaced', values, locale });
}

const localeOf = ({ language }: Reader): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);

/** A page of the shop, in the reader's language; the bare path where nobody knows a host of it. */
function addressOf(tenantId: string, host: string, locale: Locale, path: string): string {
  const { PUBLIC_ORIGIN_SCHEME: scheme, BASE_DOMAINS } = env();
  const [base] = BASE_DOMAINS.split(',');
  const own = host || (base && `${tenantId}.${base}`);
  return `${own ? `${scheme}://${own}` : ''}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;
}
