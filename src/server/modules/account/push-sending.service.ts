import { DEFAULT_LOCALE, inLanguage, intlTag, isLocale, LOCALE_FACTS } from '../../../contract/locales';
import type { PushPort } from '../../adapters/push/push.port';
import { shopTx } from '../../db/database';
import { env } from '../../env';
import type { IsStopped } from '../../kernel/due-work';
import { log } from '../../kernel/log';
import { findMessage } from '../../kernel/messages';
import { metrics } from '../../kernel/metrics';
import { findTenant } from '../tenant/tenant.service';
import { claimDueNotices, pushNoticeRepo, type PushRow } from './push-notice.repo';
import { isPushStale, nextPushAttempt, topicOf } from './push.rules';

const BATCH = 40;
/** Sent beside each other: one push service that answers slowly delays a quarter of the others. */
const AT_ONCE = 4;
/** Longer than a batch can take: then its process is dead and another may send what is left. */
const LEASE_MS = 300_000;

/** Tells the devices of all shops what waits for them. @returns how many notices were taken over */
export async function sendDueNotices(
  port: PushPort,
  now: () => Date,
  isStopped: IsStopped = () => false,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const waiting = await claimDueNotices(now(), new Date(now().getTime() + LEASE_MS), BATCH);
    const claimed = waiting.length;
    const sendNext = async (): Promise<void> => {
      for (let notice = waiting.shift(); notice && !isStopped(); notice = waiting.shift())
        if (await sendOne(notice, port, now)) sent += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    if (claimed === 0 || isStopped()) return sent;
  }
}

const inShop = <T>({ tenantId }: PushRow, work: (notices: ReturnType<typeof pushNoticeRepo>) => Promise<T>) =>
  shopTx(tenantId, (tx) => work(pushNoticeRepo(tx, { tenantId })));

/** @returns whether the push service took it over */
async function sendOne(notice: PushRow, port: PushPort, now: () => Date): Promise<boolean> {
  const { tenantId, id, attempts, createdAt } = notice;
  try {
    const tenant = await findTenant(tenantId);
    const device = await inShop(notice, (notices) => notices.findDevice(notice.deviceId));
    if (!tenant || !device || isPushStale(createdAt, now())) {
      await inShop(notice, (notices) => notices.remove(notice));
      return false;
    }
    const { language, ...address } = device;
    const contact = `mailto:${tenant.serviceEmail || env().MAIL_FROM}`;
    const topic = topicOf(`${tenantId} ${notice.event ?? id}`);
    const outcome = await port.send(address, { payload: payloadOf(notice, language, topic), contact, topic });
    metrics().pushes.inc({ outcome });
    await inShop(notice, (notices) =>
      outcome === 'gone' ? notices.removeDevice(notice.deviceId) : notices.markSent(notice, now()),
    );
    return outcome === 'sent';
  } catch (error) {
    metrics().pushes.inc({ outcome: 'failed' });
    log().warn({ tenant: tenantId, notice: id, attempts, err: error }, 'push notice not sent');
    await inShop(notice, (notices) => notices.postpone(notice, nextPushAttempt(attempts, now())));
    return false;
  }
}

/** What public/service-worker.js shows. */
function payloadOf({ code, reference, link }: PushRow, language: string, tag: string): string {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return JSON.stringify({
    title: findMessage(locale, `notifications.${code}.title`, { reference }) ?? code,
    body: findMessage(locale, `notifications.${code}.body`, { reference }) ?? reference,
    link: inLanguage(locale, link ?? '/my/message'),
    tag,
    lang: intlTag(locale),
    dir: LOCALE_FACTS[locale].direction,
  });
}
