import { Alert } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { saveText } from '../../client/save-text';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { PersonalData } from '../../contract/personal-data';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { LoadError } from '../../ui/load-error';
import { RefusalAlert } from '../../ui/refusal-alert';
import { CustomerErasure } from './customer-erasure';
import classes from './customers.module.css';

/** How often a file that is asked for is looked for. */
const LOOK_MS = 5_000;

/** All that the shop has of a shopper: as a file, and to have them forgotten. */
export function CustomerData({ customer }: { customer: { id: string; name: string } }) {
  return useMay('customer.data-export') ? <Data key={customer.id} customer={customer} /> : null;
}

function Data({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const params = { id };
  const [isStale, setStale] = useState(false);
  const { data, error, mutate } = useRequest(
    'GET /operator/customers/{id}/personal-data',
    { params },
    {
      refreshInterval: (now) => (now?.exports.some(({ status }) => status === 'REQUESTED') ? LOOK_MS : 0),
    },
  );
  const ask = useAction('POST /operator/customers/{id}/data-exports');
  const file = useAction('POST /operator/data-exports/{id}/file');
  const keep = (now: PersonalData | undefined) => {
    setStale(false);
    if (now) void mutate(now, { revalidate: false });
  };
  const refuse = (refusal: ApiError) => {
    setStale(refusal.code === 'STATE_CONFLICT');
    void mutate();
  };
  const fetchFile = async (exportId: string) => {
    const fetched = await file.run({ params: { id: exportId } });
    if (fetched) saveText(fetched);
  };
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return null;
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <section className={classes.section}>
      <h2>{t('customers.data.title')}</h2>
      {data.erasedAt && <Alert color="gray">{t('customers.data.erased', { at: when(data.erasedAt) })}</Alert>}
      {isStale && <Alert color="yellow">{t('record.stale')}</Alert>}
      <RefusalAlert error={ask.error ?? file.error} />
      <ul className={classes.lines} aria-live="polite">
        {data.exports.map((one) => (
          <li key={one.id}>
            {one.status === 'READY' ? (
              <ActionButton size="compact-sm" variant="default" onClick={() => void fetchFile(one.id)}>
                {t('customers.data.fetch')}
              </ActionButton>
            ) : (
              t('customers.data.waiting')
            )}
            <span>{t('customers.data.until', { at: when(one.until) })}</span>
          </li>
        ))}
      </ul>
      {!data.erasedAt && (
        <p>
          <ActionButton
            size="xs"
            variant="default"
            loading={ask.isRunning}
            onClick={() => void ask.run({ params }).then(keep)}
          >
            {t('customers.data.export')}
          </ActionButton>
        </p>
      )}
      <CustomerErasure customer={{ id, name }} data={data} onChanged={keep} onRefused={refuse} />
    </section>
  );
}
