import { useState } from 'react';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { ServiceList, ServiceRecord } from '../../contract/service-desk';
import { ActionButton } from '../../ui/action-button';
import { EmptyState } from '../../ui/empty-state';
import { NewServiceForm } from './new-service-form';
import { ServiceCard } from './service-card';
import { SettingsPage } from './settings-page';

/** What is done with goods for money: each service with its prices by their days. */
export function ServicesScreen({ services }: { services: ServiceList }) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const [made, setMade] = useState<ServiceRecord[]>([]);
  const [isNew, setNew] = useState(false);
  const known = new Set(services.items.map(({ code }) => code));
  const all = [...services.items, ...made.filter(({ code }) => !known.has(code))];
  return (
    <SettingsPage section="services">
      {all.length === 0 && <EmptyState picture="tools" title={t('settings.services.none')} />}
      {all.map((service) => (
        <ServiceCard key={service.code} service={service} currencies={services.currencies} />
      ))}
      {mayEdit && !isNew && (
        <div>
          <ActionButton size="sm" onClick={() => setNew(true)}>
            {t('settings.services.new')}
          </ActionButton>
        </div>
      )}
      {isNew && (
        <NewServiceForm
          currencies={services.currencies}
          onMade={(service) => {
            setMade((before) => [...before, service]);
            setNew(false);
          }}
          onClose={() => setNew(false)}
        />
      )}
    </SettingsPage>
  );
}
