import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { trackingNumber } from '../../contract/tracking-number';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './buying.module.css';

interface Props {
  order: DeskPurchase;
  onSent: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Under which number its seller has sent it. */
export function SendForm({ order: { id, version }, onSent, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState('');
  const send = useAction('POST /operator/purchase-orders/{id}/tracking', { onError: onRefused });
  const number = trackingNumber(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (number) onSent(await send.run({ params: { id }, body: { version, trackingNo: number } }));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={send.error} />
      <TextInput
        size="sm"
        label={t('buying.send.number')}
        description={t('buying.send.follows')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed.trim() && !number ? t('buying.send.unread') : undefined}
        maxLength={60}
        autoComplete="off"
        dir="ltr"
      />
      <div className={classes.actions}>
        <ActionButton type="submit" size="sm" loading={send.isRunning} disabled={!number}>
          {t('buying.send.do')}
        </ActionButton>
      </div>
    </form>
  );
}
