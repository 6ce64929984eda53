import { LIMITS } from '../../../contract/limits';
import type { Money } from '../../../contract/fields';
import { DEFAULT_LOCALE, inLanguage, intlTag, isLocale, type Locale } from '../../../contract/locales';
import { paths } from '../../../contract/paths';
import type { Owner, Tx } from '../../db/database';
import { hostBelowOurs, originOf } from '../../kernel/origin';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { findMessage } from '../../kernel/messages';
import { readTenant } from '../tenant/tenant.service';
import { notify } from './account.service';
import { mailedGoods, mailedLines } from './mailed-goods';
import { type ToldGoods, totalOf } from './mailed-goods.rules';
import { queueMail } from './mail.service';
import { isMuted, NEWS_KIND_OF } from './news-kind.rules';
import { bodyOfNews, withSum } from './news-words';
import type {
  CodeOfMany,
  OrderCode,
  ParcelCode,
  RefundCode,
  RequestCode,
  ReviewCode,
  ThreadCode,
  TransitCode,
} from './notification.rules';
import { shopperRepo } from './shopper.repo';

export type { ToldGoods } from './mailed-goods.rules';

interface Reader {
  id: string;
  email: string;
  language: string;
  muted: string[];
}
interface News extends Owner {
  at: Date;
}
/** One thing, by what `Notice` knows it by. */
interface Event extends News {
  event: string;
}
/** `host`: where the shop was asked, as its payment has it. */
interface ToldOrder {
  id: string;
  orderNo: string;
  host: string;
  goods?: ToldGoods;
  /** By when what is promised of it from now on should be done. */
  until?: Date | undefined;
}
interface ToldRequest {
  id: string;
  title: string;
  host: string;
}

/** Where mails to a shopper go. @throws AppError NOT_FOUND */
export async function findReader(tx: Tx, owner: Owner): Promise<Reader> {
  const reader = await shopperRepo(tx, owner).findReader();
  if (!reader) throw new AppError('NOT_FOUND');
  return reader;
}

/**
 * A message and a mail with the same words, in the caller's transaction: both are there if the order changed, once, as
 * far as the shopper wants them. `sum`: how much it is about, where that is not all that the order costs.
 */
export const tellOfOrder = (
  tx: Tx,
  { order, event, ...news }: Event & { code: OrderCode; order: ToldOrder; sum?: Money },
) => sendNews(tx, { ...news, orders: [{ ...order, event }] });

/** The same of a price request, which has no number: its reader knows it by the title that they gave it. */
export function tellOfRequest(
  tx: Tx,
  { request, event, ...news }: Event & { code: RequestCode; request: ToldRequest },
) {
  const { id, title, host } = request;
  const orders = [{ id, event, orderNo: title, host }];
  return sendNews(tx, { ...news, orders, pageOf: paths.manualOrderDetail });
}

/**
 * The same of a transit order, as it was found: each version of it comes to one news of a kind.
 * @param sum how much it is about, where that is not all that the order costs
 */
export function tellOfTransit(
  tx: Tx,
  order: Owner & ToldOrder & { version: number },
  code: TransitCode,
  at: Date,
  sum?: Money,
) {
  const { tenantId, shopperId, id, orderNo, host, version } = order;
  const orders = [{ id, event: `${id}.${version}`, orderNo, host }];
  return sendNews(tx, { tenantId, shopperId, code, at, orders, sum, pageOf: paths.transitOrder });
}

/** The same of what becomes of money that was asked for: all of it is on one page. */
export const tellOfRefund = (
  tx: Tx,
  { order, event, ...news }: Event & { code: RefundCode; order: ToldOrder; sum?: Money },
) => sendNews(tx, { ...news, orders: [{ ...order, event }], pageOf: () => paths.refunds() });

/** The same of a payment that a person has looked at, on the page of what it is for. */
export const tellOfReview = (
  tx: Tx,
  { order, event, page, ...news }: Event & { code: ReviewCode; order: ToldOrder; page: string },
) => sendNews(tx, { ...news, orders: [{ ...order, event }], pageOf: () => page });

/** The same of what the shop has written, by what it is about: once for each message, which is read where it stands. */
export const tellOfThread = (
  tx: Tx,
  { thread, event, ...news }: Event & { code: ThreadCode; thread: { reference: string; host: string; page: string } },
) => {
  const { reference, host, page } = thread;
  const orders = [{ id: '', event, orderNo: reference, host }];
  return sendNews(tx, { ...news, orders, pageOf: () => page });
};

const PARCEL_PAGES: Record<ParcelCode, string> = {
  PARCEL_STOCKED_IN: paths.inStockItems(),
  STORAGE_ENDS: paths.inStockItems(),
  STORAGE_LIMIT: paths.inStockItems(),
  PARCEL_DISPOSED: paths.inStockItems(),
  SERVICE_DONE: paths.inStockItems(),
  SERVICE_RETURNED: paths.balance(),
  FORECAST_EXPIRED: paths.warehouses(),
  CLAIM_APPROVED: paths.warehouses(),
  CLAIM_REFUSED: paths.warehouses(),
};

/** The same of a parcel, by what its shopper knows it by. It has no page of its own. */
export function tellOfParcel(
  tx: Tx,
  { parcel, event, ...news }: Event & { code: ParcelCode; parcel: { reference: string; host: string } },
) {
  const orders = [{ id: '', event, orderNo: parcel.reference, host: parcel.host }];
  return sendNews(tx, {
    ...news,
    orders,
    pageOf: () => PARCEL_PAGES[news.code],
  });
}

/** The same of what happens to an order once, to several at once: a message for each, and one mail for all of them. */
export const tellOfOrders = (tx: Tx, news: News & { code: CodeOfMany; orders: ToldOrder[] }) =>
  sendNews(tx, {
    ...news,
    orders: news.orders.map((order) => ({ ...order, event: order.id })),
  });

interface Told extends News {
  code: OrderCode;
  orders: (ToldOrder & Pick<Event, 'event'>)[];
  /** The page of each, by its id; that of an order where none is said. */
  pageOf?: (id: string) => string;
  /** How much it is about. */
  sum?: Money | undefined;
}

async function sendNews(tx: Tx, told: Told): Promise<void> {
  const { tenantId, shopperId, code, orders, at, sum, pageOf = paths.purchase } = told;
  const [first, ...others] = orders;
  if (!first) return;
  const [reader, tenant] = await Promise.all([
    findReader(tx, { tenantId, shopperId }),
    readTenant(tx, tenantId, at),
    ...orders.map((order) =>
      notify(tx, {
        ...{ tenantId, shopperId, code, event: order.event, aboutId: order.id, reference: order.orderNo },
        ...{ sum, until: order.until, link: pageOf(order.id), at },
      }),
    ),
  ]);
  if (!tenant) throw new AppError('NOT_FOUND');
  const kind = NEWS_KIND_OF[code];
  if (isMuted(reader, 'MAIL', kind)) return;
  const locale = localeOf(reader);
  const isMany = others.length > 0;
  const reference = orders.map(({ orderNo }) => orderNo).join(', ');
  const link = addressOf(tenant, first.host, locale, isMany ? paths.purchases() : pageOf(first.id));
  const goods = await mailedGoods(
    tx,
    { tenant, locale },
    orders.flatMap((order) => order.goods ?? []),
  );
  const said = findMessage(locale, `notifications.${code}.${isMany ? 'manyTitle' : 'title'}`, { reference }) ?? code;
  const text = bodyOfNews(locale, tenant, code, { reference, until: latestOf(orders) }, isMany ? 'manyBody' : 'body');
  const values = { title: withSum(locale, said, sum), text, reference, goods, link };
  const ctx = { tenant, now: () => at };
  await queueMail(tx, ctx, {
    recipient: reader.email,
    template: 'orderNews',
    values,
    locale,
    event: `${code}.${first.event}`,
    news: kind ? { kind, readerId: shopperId } : undefined,
  });
}

/** One mail for all that was ordered at once. */
export async function mailPlacedOrders(
  tx: Tx,
  ctx: Pick<Ctx, 'tenant' | 'now' | 'host'>,
  reader: Reader,
  orders: (Pick<ToldOrder, 'id' | 'orderNo'> & { goods: ToldGoods })[],
): Promise<void> {
  const [first, ...others] = orders;
  if (!first || isMuted(reader, 'MAIL', 'ORDERS')) return;
  const locale = localeOf(reader);
  const path = others.length > 0 ? paths.purchases() : paths.purchase(first.id);
  const told = orders.map(({ goods }) => goods);
  const values = {
    reference: orders.map(({ orderNo }) => orderNo).join(', '),
    goods: await mailedLines(tx, { tenant: ctx.tenant, locale }, told),
    amount: totalOf(told, intlTag(locale)),
    hours: String(LIMITS.unpaidHours),
    link: addressOf(ctx.tenant, ctx.host, locale, path),
  };
  await queueMail(tx, ctx, {
    recipient: reader.email,
    template: 'orderPlaced',
    values,
    locale,
    event: `PURCHASE_PLACED.${first.id}`,
    news: { kind: 'ORDERS', readerId: reader.id },
  });
}

/** By when the last of them should be done; nothing where one of them is promised by no hour. */
function latestOf(orders: readonly ToldOrder[]): Date | undefined {
  const times = orders.map(({ until }) => until?.getTime());
  return times.every((time) => time !== undefined) ? new Date(Math.max(...times)) : undefined;
}

export const localeOf = ({ language }: Pick<Reader, 'language'>): Locale =>
  isLocale(language) ? language : DEFAULT_LOCALE;

/** A page of the shop, in the reader's language; the bare path where nobody knows a host of it. */
export function addressOf({ id, mainDomain }: Ctx['tenant'], host: string, locale: Locale, path: string): string {
  const own = mainDomain ?? (host || hostBelowOurs(id));
  return `${own ? originOf(own) : ''}${inLanguage(locale, path)}`;
}
