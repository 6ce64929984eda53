import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { PlatformShopDetail } from '../../contract/platform';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './platform.module.css';

interface Props {
  shop: PlatformShopDetail;
  onDone: (shop: PlatformShopDetail) => void;
}

/** Shut a shop, open it again, or have it end: with a reason, and the end with its label typed once more. */
export function StateForm({ shop: { id, state }, onDone }: Props) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState('');
  const [confirm, setConfirm] = useState('');
  useUnsavedForm(reason !== '' || confirm !== '');
  const suspend = useAction('POST /platform/shops/{id}/suspend');
  const resume = useAction('POST /platform/shops/{id}/resume');
  const end = useAction('POST /platform/shops/{id}/end');
  const params = { id };
  const take = (answer: PlatformShopDetail | undefined) => {
    if (!answer) return;
    setReason('');
    setConfirm('');
    onDone(answer);
  };
  const hasReason = reason.trim() !== '';
  const isShut = state === 'SUSPENDED' || state === 'ENDING';
  const isBusy = suspend.isRunning || resume.isRunning || end.isRunning;
  return (
    <section className={classes.section}>
      <h2>{t('platform.doors')}</h2>
      <div className={classes.form}>
        <RefusalAlert error={suspend.error ?? resume.error ?? end.error} />
        <TextInput
          label={t('platform.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <p className={classes.none}>{isShut ? t('platform.resumeHint') : t('platform.suspendHint')}</p>
        <div className={classes.actions}>
          <ActionButton
            variant="default"
            disabled={!hasReason || isBusy}
            onClick={() => void (isShut ? resume : suspend).run({ params, body: { reason } }).then(take)}
          >
            {isShut ? t('platform.resume') : t('platform.suspend')}
          </ActionButton>
        </div>
        {state !== 'ENDING' && (
          <>
            <TextInput
              label={t('platform.confirmEnd', { label: id })}
              description={t('platform.endHint')}
              value={confirm}
              dir="ltr"
              maxLength={63}
              onChange={(event) => setConfirm(event.currentTarget.value)}
            />
            <div className={classes.actions}>
              <ActionButton
                color="red"
                disabled={!hasReason || confirm !== id || isBusy}
                onClick={() => void end.run({ params, body: { reason, confirm } }).then(take)}
              >
                {t('platform.end', { label: id })}
              </ActionButton>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
