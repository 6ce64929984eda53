import { DEFAULT_LOCALE, inLanguage, intlTag, isLocale, LOCALE_FACTS } from '../../../contract/locales';
import { paths } from '../../../contract/paths';
import type { PushPort } from '../../adapters/push/push.port';
import { shopTx } from '../../db/database';
import { env } from '../../env';
import { sendDue } from '../../kernel/due-sending';
import type { IsStopped } from '../../kernel/due-work';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import type { TenantRecord } from '../../kernel/tenant-record';
import { findTenant } from '../tenant/tenant.service';
import { bodyOfNews, titleOfNews } from './news-words';
import { claimDueNotices, pushNoticeRepo, type PushRow } from './push-notice.repo';
import { isPushStale, nextPushAttempt, topicOf } from './push.rules';

/** Longer than a batch can take. */
const LEASE_MS = 300_000;

/** Tells the devices of all shops what waits for them. @returns how many notices were taken over */
export const sendDueNotices = (
  port: PushPort,
  now: () => Date,
  isStopped: IsStopped = () => false,
): Promise<number> => {
  const sendOne = (notice: PushRow) => sendNotice(notice, port, now);
  const release = (notice: PushRow) => inShop(notice, (notices) => notices.release(notice, now()));
  return sendDue({ claim: claimDueNotices, leaseMs: LEASE_MS, sendOne, release }, now, isStopped);
};

const inShop = <T>({ tenantId }: PushRow, work: (notices: ReturnType<typeof pushNoticeRepo>) => Promise<T>) =>
  shopTx(tenantId, (tx) => work(pushNoticeRepo(tx, { tenantId })));

/** @returns whether the push service took it over */
async function sendNotice(notice: PushRow, port: PushPort, now: () => Date): Promise<boolean> {
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
    const outcome = await port.send(address, { payload: payloadOf(notice, tenant, language, topic), contact, topic });
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
function payloadOf(
  { code, reference, sum, until, link }: PushRow,
  shop: Pick<TenantRecord, 'timezoneOffset'>,
  language: string,
  tag: string,
): string {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return JSON.stringify({
    title: titleOfNews(locale, code, { reference, sum }),
    body: bodyOfNews(locale, shop, code, { reference, until }),
    link: inLanguage(locale, link ?? paths.messages()),
    tag,
    lang: intlTag(locale),
    dir: LOCALE_FACTS[locale].direction,
  });
}
