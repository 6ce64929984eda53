import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { PageTitle } from '../../ui/page-title';
import classes from './settings.module.css';
import { useSections } from './use-sections';

/** What can be set, and where. */
export function SettingsHomeScreen() {
  const { t } = useTranslation('operator');
  return (
    <div className={classes.wide}>
      <PageTitle title={t('nav.settings')} />
      <h1 className={classes.title}>{t('nav.settings')}</h1>
      {useSections().map(({ name, sections }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className={classes.groupHead}>
            {t(`settings.group.${name}`)}
          </h2>
          <ul className={classes.ways}>
            {sections.map((section) => (
              <li key={section}>
                <Link className={classes.way} href={deskPaths.settingsOf(section)} prefetch={false}>
                  <strong>{t(`settings.section.${section}`)}</strong>
                  <span className={classes.quiet}>{t(`settings.about.${section}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
