import { intlTag, type Locale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import { findMessage } from '../../kernel/messages';
import type { TenantRecord } from '../../kernel/tenant-record';
import { inReadersWords } from '../words/sellers-words.service';
import { goodsLines, type ToldGoods, totalOf } from './mailed-goods.rules';

interface MailReader {
  tenant: TenantRecord;
  locale: Locale;
}

/** What the orders hold and come to, as a part of a mail's text; nothing where that was not said. */
export async function mailedGoods(tx: Tx, reader: MailReader, told: ToldGoods[]): Promise<string> {
  if (told.length === 0) return '';
  const amount = totalOf(told, intlTag(reader.locale));
  const total = findMessage(reader.locale, 'mail.orderTotal', { amount }) ?? '';
  return `${await mailedLines(tx, reader, told)}\n\n${total}\n\n`;
}

/** Called as its reader calls it, which may be another language than it was ordered in; else as it was ordered. */
export async function mailedLines(tx: Tx, reader: MailReader, told: ToldGoods[]): Promise<string> {
  const ordered = told.flatMap(({ items }) => items);
  return goodsLines([{ items: await inReadersWords(tx, reader, ordered) }], intlTag(reader.locale)).join('\n');
}
