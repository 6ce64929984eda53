import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { Domains } from '../../contract/domain-settings';
import { ActionButton } from '../../ui/action-button';
import { EmptyState } from '../../ui/empty-state';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import { DomainCard } from './domain-card';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { useDomains } from './use-domains';

/** Hosts of the shop's own: asked for, proved by records in their zones, and served from then on. */
export function DomainScreen({ read }: { read: Domains }) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const { domains, then } = useDomains(read, mayEdit);
  const [typed, setTyped] = useState('');
  const add = useAction('POST /operator/settings/domains');
  const fault = add.error?.errors[0]?.code;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const told = await add.run({ body: { domain: typed.trim() } });
    if (told) setTyped('');
    then(told);
  };
  return (
    <SettingsPage section="domain">
      {domains.canAdd ? null : <p>{t('settings.domain.noBase')}</p>}
      {domains.canAdd && mayEdit && (
        <form className={classes.section} onSubmit={(event) => void submit(event)}>
          <RefusalAlert error={fault ? undefined : add.error} />
          <TextInput
            size="sm"
            label={t('settings.domain.host')}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={253}
            value={typed}
            error={fault && t(fault === 'taken' ? 'settings.domain.taken' : 'settings.domain.noHost')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SaveBar isChanged={typed !== ''} isSaving={add.isRunning} onDiscard={() => setTyped('')}>
            <ActionButton type="submit" variant="default" loading={add.isRunning} disabled={typed.trim().length < 3}>
              {t('settings.domain.add')}
            </ActionButton>
          </SaveBar>
        </form>
      )}
      {domains.canAdd && domains.items.length === 0 && (
        <EmptyState picture="receipt" title={t('settings.domain.none')} />
      )}
      {domains.items.map((domain) => (
        <DomainCard key={domain.domain} of={domain} mayEdit={mayEdit} then={then} />
      ))}
    </SettingsPage>
  );
}
