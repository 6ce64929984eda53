import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import { SectionHeading } from '../../ui/section-heading';
import classes from './announcements.module.css';
import homeClasses from './home.module.css';
import type { HomeData } from './load-home';

export function Announcements({ announcements }: Pick<HomeData, 'announcements'>) {
  const { t } = useTranslation('homepage');
  const { tenant, locale } = useShell();
  if (!announcements.length) return null;
  return (
    <section className={homeClasses.section}>
      <SectionHeading title={t('announcements.title')} />
      <ul className={classes.list}>
        {announcements.map(({ id, title, body, publishedAt }) => (
          <li key={id} className={classes.item}>
            <time dateTime={publishedAt} className={classes.date}>
              {formatDate(publishedAt, tenant.timezoneOffset, intlTag(locale))}
            </time>
            <h3 className={classes.title} dir="auto">
              {title}
            </h3>
            <p className={classes.body} dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
