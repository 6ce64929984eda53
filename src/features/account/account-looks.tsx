import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { AccountLook } from '../../contract/account';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import book from './address-book.module.css';
import classes from './session-list.module.css';

/** Nobody of the shop looks unseen: who it was, when, and the reason that they gave. */
export function AccountLooks({ looks }: { looks: readonly AccountLook[] }) {
  const { t } = useTranslation('account');
  const { tenant, locale } = useShell();
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  if (looks.length === 0) return <p className={book.none}>{t('looks.none')}</p>;
  return (
    <ul className={classes.list}>
      {looks.map(({ id, staffName, reason, from, until }) => (
        <li key={id} className={classes.row}>
          <div className={classes.what}>
            <span className={classes.device}>
              <bdi>{reason}</bdi>
            </span>
            <span className={classes.facts}>
              <bdi>{[staffName, tenant.name].filter(Boolean).join(' · ')}</bdi>
            </span>
          </div>
          <time dateTime={from} className={book.when}>
            {until === null ? t('looks.since', { at: when(from) }) : `${when(from)} – ${when(until)}`}
          </time>
        </li>
      ))}
    </ul>
  );
}
