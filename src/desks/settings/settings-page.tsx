import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { deskPaths, type SettingsSection } from '../../contract/desk-paths';
import { PageTitle } from '../../ui/page-title';
import { TabLinks } from '../../ui/tab-links';
import { useSeenTab } from '../bench/use-seen-tab';
import classes from './settings.module.css';
import { useSections } from './use-sections';

interface Props {
  section: SettingsSection;
  children: ReactNode;
}

/** One section of the settings, with the way to the others. */
export function SettingsPage({ section, children }: Props) {
  const { t } = useTranslation('operator');
  const tabs = useSections().map((id) => ({
    id,
    href: deskPaths.settingsOf(id),
    label: t(`settings.section.${id}`),
    isCurrent: id === section,
  }));
  const holder = useSeenTab<HTMLDivElement>(section);
  return (
    <div ref={holder} className={classes.desk}>
      <PageTitle title={t(`settings.section.${section}`)} />
      <TabLinks label={t('nav.settings')} tabs={tabs} />
      <h1 className={classes.title}>{t(`settings.section.${section}`)}</h1>
      <p className={classes.quiet}>{t(`settings.about.${section}`)}</p>
      {children}
    </div>
  );
}
