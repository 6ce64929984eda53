import type { MailNews, MailNewsPort, MailTold } from '../../adapters/mail/mail-news.port';
import type { RawAnswer } from '../../../contract/raw-answer';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import { slotRepo } from '../../kernel/slot.repo';
import { mailSuppressionRepo, type MailTrouble } from './mail-suppression.repo';
import { outboxRepo } from './outbox.repo';

/** No news are mailed to this address of the shop any more; what has to be told still is. */
export const suppressMail = (
  { tenantId, address }: { tenantId: string; address: string },
  reason: MailTrouble,
  now: Date,
): Promise<void> => suppress(tenantId, () => Promise.resolve([{ address, reason }]), now);

async function suppress(
  tenantId: string,
  find: (tx: Tx) => Promise<{ address: string; reason: MailTrouble }[]>,
  now: Date,
): Promise<void> {
  const added = await shopTx(tenantId, async (tx) => {
    const troubles = await find(tx);
    return troubles.length > 0 ? mailSuppressionRepo(tx, { tenantId }).add(troubles, now) : [];
  });
  for (const { reason } of added) {
    metrics().mails.inc({ outcome: reason === 'COMPLAINT' ? 'complained' : 'bounced' });
    log().warn({ tenant: tenantId, reason }, 'an address is sent no news any more');
  }
}

/** A code that was mailed there came back: somebody has the address. That they want news of us it does not say. */
export const noteMailArrives = (tx: Tx, tenantId: string, address: string): Promise<void> =>
  mailSuppressionRepo(tx, { tenantId }).lift(address, ['HARD_BOUNCE']);

/** Its owner names it anew as the one for their mails. */
export const wantMailAgain = (tx: Tx, tenantId: string, address: string): Promise<void> =>
  mailSuppressionRepo(tx, { tenantId }).lift(address, ['HARD_BOUNCE', 'COMPLAINT']);

/** In one call. */
const MOST_NEWS = 1000;
/** Who has not done it by then has died over it: the carrier calls again. */
const LEASE_MS = 60_000;
const TRIES = 10;

/**
 * What whoever carries our mails tells of them, at one address for all shops: which mail of which shop it was is in what
 * we sent with it, and to whom it went our own outbox says. A call that comes again changes nothing, whatever happened
 * since, and of a mail that nobody knows any more it is taken and let be.
 * @throws AppError NOT_FOUND where nobody of that name carries them
 */
export async function hearMail(ctx: Ctx, name: string, companies: readonly MailNewsPort[]): Promise<RawAnswer> {
  const company = companies.find((each) => each.name === name);
  if (!company) throw new AppError('NOT_FOUND');
  const told = company.readCall({ rawBody: ctx.rawBody, header: ctx.header, now: ctx.now() });
  if (!told) {
    ctx.log.warn({ provider: name }, 'callback refused');
    return answer(401, 'signature');
  }
  if (told.news.length > MOST_NEWS) return answer(413, 'too many');
  await once(told, ctx.now());
  return answer(200, 'ok');
}

/** Remembered for all shops: by a mark of one shop's mail nothing of another's is told either. */
async function once({ news, mark }: MailTold, now: Date): Promise<void> {
  if (news.length === 0) return;
  const slot = slotRepo(`mail news ${mark.name}`, mark.at);
  const tries = await slot.claim(now, new Date(now.getTime() + LEASE_MS), TRIES);
  if (tries === undefined) return;
  try {
    for (const tenantId of new Set(news.map((each) => each.tenantId)))
      await take(tenantId, news.filter((each) => each.tenantId === tenantId), now); // prettier-ignore
  } catch (error) {
    await slot.release(tries, now, tries);
    throw error;
  }
  await slot.finish(tries, now);
}

const take = (tenantId: string, news: MailNews[], now: Date) =>
  suppress(
    tenantId,
    async (tx) => {
      const to = await outboxRepo(tx, { tenantId }).findRecipients(news.map(({ mailId }) => mailId));
      const reasons = new Map(news.map(({ mailId, trouble }) => [to.get(mailId), trouble]));
      return [...reasons].flatMap(([address, reason]) => (address === undefined ? [] : [{ address, reason }]));
    },
    now,
  );

const answer = (status: number, body: string): RawAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
