import { NEWS_KINDS } from '../../../contract/account.enums';
import { isLocale, type Locale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import { findMessage } from '../../kernel/messages';
import type { TenantRecord } from '../../kernel/tenant-record';
import { kindName, optOutUrl } from './opt-out.service';
import type { MailRow } from './outbox.repo';

/** Of the mail, or where it has none the shop's. */
export const localeOfMail = ({ locale }: Pick<MailRow, 'locale'>, tenant: TenantRecord): Locale =>
  locale && isLocale(locale) ? locale : tenant.defaultLanguage;

/**
 * How its reader stops mails of this kind, in their language. @param host of the shop, where the shop itself names none
 * @returns undefined for what cannot be stopped, or where nobody knows a host
 */
export async function findStop(
  tx: Tx,
  tenant: TenantRecord,
  mail: Pick<MailRow, 'newsKind' | 'readerId' | 'locale'>,
  host?: string,
): Promise<{ url: string; text: string } | undefined> {
  const kind = NEWS_KINDS.find((each) => each === mail.newsKind);
  if (!kind || !mail.readerId) return undefined;
  const locale = localeOfMail(mail, tenant);
  const url = await optOutUrl(tx, tenant, { readerId: mail.readerId, kind, language: locale }, host);
  if (!url) return undefined;
  return { url, text: findMessage(locale, 'mail.optOut.link', { kind: kindName(locale, kind) }) ?? url };
}
