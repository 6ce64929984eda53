import { Alert } from '@mantine/core';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { WordForm } from '../bench/word-form';
import classes from './customers.module.css';

interface Props {
  customer: DeskCustomer;
  onChanged: (customer: DeskCustomer | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** That somebody is shut out, and why; to shut them out and to let them in again. */
export function CustomerBlock({ customer: { id, name, blocked }, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('customer.block');
  const { run, isRunning, error } = useAction('POST /operator/customers/{id}/block', { onError: onRefused });
  if (!may && !blocked) return null;
  return (
    <section className={classes.section}>
      <h2>{t('customers.block.title')}</h2>
      {blocked && (
        <Alert color="red" mb="md">
          <bdi>{blocked.reason}</bdi>
          <br />
          <bdi>{blocked.staffName}</bdi> · {formatDateTime(blocked.at, tenant.timezoneOffset, intlTag(locale))}
        </Alert>
      )}
      {may && (
        <WordForm
          key={String(blocked === null)}
          label={t('customers.block.reason')}
          description={blocked ? t('customers.block.undoFollows', { name }) : t('customers.block.follows', { name })}
          button={blocked ? t('customers.block.undo') : t('customers.block.do')}
          isRunning={isRunning}
          error={error}
          onSend={async (reason) => onChanged(await run({ params: { id }, body: { isBlocked: !blocked, reason } }))}
        />
      )}
    </section>
  );
}
