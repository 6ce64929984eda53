import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import { ThreadPart } from '../bench/thread-part';
import classes from './customers.module.css';

/** What was said with a shopper: each conversation, and the one about nothing in particular. */
export function CustomerThreads({ customer: { id, threads } }: { customer: DeskCustomer }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  return (
    <>
      {threads.length > 0 && (
        <section className={classes.section}>
          <h2>{t('threads.all')}</h2>
          <ul className={classes.lines}>
            {threads.map(({ id: threadId, subjectKind, reference, status, lastAt }) => (
              <li key={threadId}>
                <Link href={deskPaths.thread(threadId)} prefetch={false}>
                  {t(`threads.about.${subjectKind}`)} <bdi dir="ltr">{reference}</bdi>
                </Link>
                <span>
                  {[t(`threads.status.${status}`), formatDate(lastAt, tenant.timezoneOffset, intlTag(locale))].join(
                    ' · ',
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ThreadPart about={{ kind: 'NONE', id }} />
    </>
  );
}
