import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { CustomsOverview } from '../../contract/customs';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import book from './address-book.module.css';
import classes from './session-list.module.css';

/** Nobody reads a number unseen: when it was, which one, and the reason that they gave. */
export function CustomsLooks({ looks }: Pick<CustomsOverview, 'looks'>) {
  const { t } = useTranslation('account');
  const { tenant, locale } = useShell();
  return (
    <section className={book.looks} aria-labelledby="customs-looks">
      <h3 id="customs-looks" className={book.subtitle}>
        {t('customs.looks')}
      </h3>
      <p className={book.none}>
        {t('customs.looksText')} {looks.length === 0 && t('customs.looksNone')}
      </p>
      {looks.length > 0 && (
        <ul className={classes.list}>
          {looks.map(({ id, at, masked, reason }) => (
            <li key={id} className={classes.row}>
              <div className={classes.what}>
                <span className={classes.device}>
                  <bdi>{reason}</bdi>
                </span>
                <span className={classes.facts}>
                  <span>{t('customs.staff')}</span>
                  <bdi dir="ltr">{masked}</bdi>
                </span>
              </div>
              <time dateTime={at} className={book.when}>
                {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
