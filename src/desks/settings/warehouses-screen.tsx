import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { BoxesSettings, Section } from '../../contract/settings-desk';
import type { Site } from '../../contract/warehouse-settings';
import { EmptyState } from '../../ui/empty-state';
import { StatusChip } from '../../ui/status-chip';
import { BoxesForm } from './boxes-form';
import { CalendarPanel } from './calendar-panel';
import { NewSiteForm } from './new-site-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { SiteForm } from './site-form';

interface Props {
  sites: Site[];
  boxes: Section<BoxesSettings>;
}

/** Where goods come in and go out: warehouses with their hours, holidays and shelves, what is packed in, and where it is fetched. */
export function WarehousesScreen({ sites, boxes }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const mayEdit = useMay('settings.edit');
  const nameOf = ({ id, values: { name } }: Site) => name[locale] ?? name[tenant.defaultLanguage] ?? Object.values(name)[0] ?? id; // prettier-ignore
  return (
    <SettingsPage section="warehouses">
      {sites.length === 0 && <EmptyState picture="parcel" title={t('settings.warehouses.none')} />}
      {sites.map((site) => (
        <details key={site.id} className={classes.section} open={sites.length === 1}>
          <summary className={classes.summary}>
            <strong>{nameOf(site)}</strong> <bdi dir="ltr">{site.id}</bdi>
            <StatusChip tone={site.values.isOpen ? 'done' : 'neutral'}>
              {t(site.values.isOpen ? 'settings.warehouses.open' : 'settings.warehouses.closed')}
            </StatusChip>
          </summary>
          <SiteForm site={site} />
          <CalendarPanel id={site.id} name={nameOf(site)} />
        </details>
      ))}
      {mayEdit && <NewSiteForm key={sites.length} />}
      <BoxesForm section={boxes} />
    </SettingsPage>
  );
}
