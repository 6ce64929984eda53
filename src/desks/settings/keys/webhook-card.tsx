import { useState } from 'react';
import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import { intlTag } from '../../../contract/locales';
import { formatDateTime } from '../../../contract/tenant-time';
import type { Webhook, WebhookSecret } from '../../../contract/webhook';
import { ActionButton } from '../../../ui/action-button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { StatusChip } from '../../../ui/status-chip';
import classes from './keys.module.css';
import { useWebhook } from './use-webhook';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookForm } from './webhook-form';

interface Props {
  of: Webhook;
  onChange: (webhook: Webhook) => void;
  onSecret: (made: WebhookSecret) => void;
  onGone: () => void;
}

/** One webhook: how it stands, what it is told, what was sent, and what can be done with it. */
export function WebhookCard({ of: webhook, ...then }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { url, isOn, failingSince, offAt, kinds } = webhook;
  const { act, error, isRunning, pings } = useWebhook(webhook, then);
  const [isChanging, setChanging] = useState(false);
  const [asked, setAsked] = useState<'secret' | 'off' | 'remove'>();
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const state = isOn ? (failingSince ? 'failing' : 'on') : 'off';
  if (isChanging)
    return <WebhookForm of={webhook} onLeave={() => setChanging(false)} onChanged={(next) => then.onChange(next)} />;
  const does = { secret: act.rotate, off: () => act.turn(false), remove: act.remove };
  return (
    <section className={classes.card} aria-label={url}>
      <div className={classes.actions}>
        <h3>
          <bdi dir="ltr">{url}</bdi>
        </h3>
        <StatusChip tone={isOn ? (failingSince ? 'trouble' : 'done') : 'neutral'}>
          {t(`settings.webhooks.state.${state}`)}
        </StatusChip>
      </div>
      <RefusalAlert error={error} />
      {isOn && failingSince && <p role="status">{t('settings.webhooks.failing', { time: when(failingSince) })}</p>}
      {!isOn && offAt && <p role="status">{t('settings.webhooks.off', { time: when(offAt) })}</p>}
      <ul className={classes.rights} dir="ltr" aria-label={t('settings.webhooks.kinds')}>
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        {isOn && (
          <ActionButton size="xs" variant="default" loading={isRunning} onClick={() => void act.ping()}>
            {t('settings.webhooks.ping')}
          </ActionButton>
        )}
        <ActionButton size="xs" variant="default" onClick={() => setChanging(true)}>
          {t('settings.webhooks.change')}
        </ActionButton>
        <ActionButton size="xs" variant="default" onClick={() => setAsked('secret')}>
          {t('settings.webhooks.secret')}
        </ActionButton>
        <ActionButton size="xs" variant="default" onClick={() => (isOn ? setAsked('off') : void act.turn(true))}>
          {t(isOn ? 'settings.webhooks.turnOff' : 'settings.webhooks.turnOn')}
        </ActionButton>
        <ActionButton size="xs" variant="subtle" color="red" onClick={() => setAsked('remove')}>
          {t('settings.webhooks.remove')}
        </ActionButton>
      </div>
      <WebhookDeliveries webhookId={webhook.id} isOn={isOn} pings={pings} />
      {(['secret', 'off', 'remove'] as const).map((what) => (
        <ConfirmDialog
          key={what}
          isOpen={asked === what}
          title={t(`settings.webhooks.ask.${what}.title`)}
          text={t(`settings.webhooks.ask.${what}.text`)}
          confirmLabel={t(`settings.webhooks.ask.${what}.yes`)}
          isDangerous={what === 'remove'}
          isRunning={isRunning}
          onConfirm={() => void does[what]().then(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      ))}
    </section>
  );
}
