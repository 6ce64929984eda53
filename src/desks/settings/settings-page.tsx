import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { deskPaths, type SettingsSection } from '../../contract/desk-paths';
import { PageTitle } from '../../ui/page-title';
import { useSeenTab } from '../../ui/use-seen-tab';
import classes from './settings.module.css';
import { useSections } from './use-sections';

interface Props {
  section: SettingsSection;
  children: ReactNode;
}

/** One section of the settings, with the way to the others. */
export function SettingsPage({ section, children }: Props) {
  const { t } = useTranslation('operator');
  const holder = useSeenTab<HTMLDivElement>(section);
  return (
    <div ref={holder} className={classes.settings}>
      <PageTitle title={t(`settings.section.${section}`)} />
      <nav className={classes.sections} aria-label={t('nav.settings')}>
        {useSections().map(({ name, sections }) => (
          <Fragment key={name}>
            <span className={classes.sectionHead}>{t(`settings.group.${name}`)}</span>
            {sections.map((id) => (
              <Link
                key={id}
                href={deskPaths.settingsOf(id)}
                prefetch={false}
                className={classes.sectionLink}
                aria-current={id === section ? 'page' : undefined}
              >
                {t(`settings.section.${id}`)}
              </Link>
            ))}
          </Fragment>
        ))}
      </nav>
      <div className={classes.desk}>
        <h1 className={classes.title}>{t(`settings.section.${section}`)}</h1>
        <p className={classes.quiet}>{t(`settings.about.${section}`)}</p>
        {children}
      </div>
    </div>
  );
}
