import { LIMITS } from '../../../contract/limits';
import { intlTag } from '../../../contract/locales';
import type { MailWanted } from '../../../contract/mail-settings';
import { convertCny, formatMoney, multiply } from '../../../contract/money';
import { wallTime } from '../../../contract/tenant-time';
import type { StaffCtx } from '../../kernel/context';
import { findMessage } from '../../kernel/messages';
import { originOf } from '../../kernel/origin';
import { goodsLines } from '../account/mail.service';

const REFERENCE = 'PO000000000000';
/** What such a thing costs, in fen. */
const PRICE_FEN = 5_900;
const QUANTITY = 2;

/** What fills any mail that is tried out: an order as it might be, at the prices of the shop. */
export function sampleValues(
  { tenant, host, now }: StaffCtx,
  { template, language: locale }: MailWanted,
): Record<string, string> {
  const { cnyToLocalRate, marginBasisPoints, currency, timezoneOffset } = tenant;
  const total = multiply(convertCny(PRICE_FEN, cnyToLocalRate, marginBasisPoints, currency), QUANTITY);
  const amount = formatMoney(total, intlTag(locale));
  const say = (key: string) => findMessage(locale, key, { reference: REFERENCE, amount }) ?? '';
  const item = { title: say('mail.sampleGoods'), options: ['M'], quantity: QUANTITY, total };
  const lines = goodsLines([{ items: [item] }], intlTag(locale)).join('\n');
  return {
    code: '000000',
    minutes: '10',
    hours: String(LIMITS.unpaidHours),
    link: originOf(host),
    reference: REFERENCE,
    amount,
    // news say of themselves what it comes to
    goods: template === 'orderNews' ? `${lines}\n\n${say('mail.orderTotal')}\n\n` : lines,
    reason: REFERENCE,
    device: 'Firefox · Windows',
    time: wallTime(now(), timezoneOffset),
    title: say('notifications.PURCHASE_PAID.title'),
    text: say('notifications.PURCHASE_PAID.body'),
  };
}
