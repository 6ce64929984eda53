import { Loader } from '@mantine/core';
import { useTranslation } from '../../../client/use-translation';
import { ActionButton } from '../../../ui/action-button';
import { RefusalAlert } from '../../../ui/refusal-alert';
import classes from './keys.module.css';
import { DeliveryRow } from './delivery-row';
import { useDeliveries } from './use-deliveries';

interface Props {
  webhookId: string;
  isOn: boolean;
  pings: number;
}

/** What was sent to a webhook, the newest first; asked for when it is unfolded. */
export function WebhookDeliveries({ webhookId, isOn, pings }: Props) {
  const { t } = useTranslation('operator');
  const { isOpen, setOpen, items, next, more, again, error, isRunning } = useDeliveries(webhookId, pings);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>{t('settings.webhooks.sent')}</summary>
      {isOpen && (
        <div className={classes.once} aria-busy={isRunning}>
          <RefusalAlert error={error} />
          {!items && !error && <Loader size="sm" aria-label={t('settings.webhooks.loading')} />}
          {items?.length === 0 && <p className={classes.quiet}>{t('settings.webhooks.nothingSent')}</p>}
          <ul className={classes.list}>
            {items?.map((delivery) => (
              <DeliveryRow key={delivery.id} of={delivery} onAgain={isOn ? again : undefined} />
            ))}
          </ul>
          {next && (
            <div>
              <ActionButton size="xs" variant="default" loading={isRunning} onClick={() => void more()}>
                {t('settings.webhooks.more')}
              </ActionButton>
            </div>
          )}
        </div>
      )}
    </details>
  );
}
