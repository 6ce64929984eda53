import type { MailNews, MailNewsPort } from '../../adapters/mail/mail-news.port';
import type { RawAnswer } from '../../../contract/raw-answer';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import { mailSuppressionRepo, type MailTrouble } from './mail-suppression.repo';
import { outboxRepo } from './outbox.repo';

/** No news are mailed to this address of the shop any more; what has to be told still is. */
export async function suppressMail(
  { tenantId, address }: { tenantId: string; address: string },
  reason: MailTrouble,
  now: Date,
): Promise<void> {
  const isNew = await shopTx(tenantId, (tx) => mailSuppressionRepo(tx, { tenantId }).add(address, reason, now));
  if (!isNew) return;
  metrics().mails.inc({ outcome: reason === 'COMPLAINT' ? 'complained' : 'bounced' });
  log().warn({ tenant: tenantId, reason }, 'an address is sent no news any more');
}

/** A code that was mailed there came back: somebody has the address. That they want news of us it does not say. */
export const noteMailArrives = (tx: Tx, tenantId: string, address: string): Promise<void> =>
  mailSuppressionRepo(tx, { tenantId }).lift(address, ['HARD_BOUNCE']);

/** Its owner names it anew as the one for their mails. */
export const wantMailAgain = (tx: Tx, tenantId: string, address: string): Promise<void> =>
  mailSuppressionRepo(tx, { tenantId }).lift(address, ['HARD_BOUNCE', 'COMPLAINT']);

/**
 * What whoever carries our mails tells of them, at one address for all shops: which mail of which shop it was is in what
 * we sent with it, and to whom it went our own outbox says. Told twice it is the same, and of a mail that nobody knows any
 * more it is taken and let be. @throws AppError NOT_FOUND where nobody of that name carries them
 */
export async function hearMail(ctx: Ctx, name: string, companies: readonly MailNewsPort[]): Promise<RawAnswer> {
  const company = companies.find((each) => each.name === name);
  if (!company) throw new AppError('NOT_FOUND');
  const news = company.readCall({ rawBody: ctx.rawBody, header: ctx.header, now: ctx.now() });
  if (!news) {
    ctx.log.warn({ provider: name }, 'callback refused');
    return answer(401, 'signature');
  }
  for (const each of news) await take(each, ctx.now());
  return answer(200, 'ok');
}

async function take({ tenantId, mailId, trouble }: MailNews, now: Date): Promise<void> {
  const address = await shopTx(tenantId, (tx) => outboxRepo(tx, { tenantId }).findRecipient(mailId));
  if (address) await suppressMail({ tenantId, address }, trouble, now);
}

const answer = (status: number, body: string): RawAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
