import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './buying.module.css';

interface Props {
  order: DeskPurchase;
  onWaits: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** On which day its seller has it. */
export function WaitForm({ order: { id, version, shopperName }, onWaits, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [until, setUntil] = useState('');
  const wait = useAction('POST /operator/purchase-orders/{id}/wait', { onError: onRefused });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (until) onWaits(await wait.run({ params: { id }, body: { version, until } }));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={wait.error} />
      <TextInput
        type="date"
        size="xs"
        label={t('buying.wait.until')}
        description={t('buying.wait.follows', { name: shopperName })}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <div>
        <ActionButton type="submit" size="xs" loading={wait.isRunning} disabled={!until}>
          {t('buying.wait.do')}
        </ActionButton>
      </div>
    </form>
  );
}
