import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import { intlTag } from '../../../contract/locales';
import { formatDateTime } from '../../../contract/tenant-time';
import type { WebhookDelivery } from '../../../contract/webhook';
import { ActionButton } from '../../../ui/action-button';
import { StatusChip, type Tone } from '../../../ui/status-chip';
import classes from './keys.module.css';

const TONES: Record<WebhookDelivery['state'], Tone> = { WAITING: 'waiting', SENT: 'done', GIVEN_UP: 'trouble' };

interface Props {
  of: WebhookDelivery;
  /** Absent where its webhook is off. */
  onAgain: ((id: string) => Promise<void>) | undefined;
}

/** One event at one webhook: what became of it, what came back, and what was sent. */
export function DeliveryRow({ of: delivery, onAgain }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const { id, kind, state, tries, nextAt, lastStatus, lastError, createdAt, sentAt, body } = delivery;
  const answer = lastStatus === null ? lastError && t(`settings.webhooks.came.${lastError}`) : `HTTP ${lastStatus}`;
  return (
    <li className={classes.delivery}>
      <div className={classes.actions}>
        <StatusChip tone={TONES[state]}>{t(`settings.webhooks.delivery.${state}`)}</StatusChip>
        <bdi className={classes.code} dir="ltr">
          {kind}
        </bdi>
        <bdi dir="ltr">{body.subject.number}</bdi>
        <time className={classes.quiet} dateTime={createdAt}>
          {when(createdAt)}
        </time>
      </div>
      <p className={classes.quiet}>
        {t('settings.webhooks.tries', { count: tries })}
        {answer && ` · ${answer}`}
        {sentAt && ` · ${when(sentAt)}`}
        {nextAt && tries > 0 && ` · ${t('settings.webhooks.next', { time: when(nextAt) })}`}
      </p>
      <details>
        <summary className={classes.summary}>{t('settings.webhooks.body')}</summary>
        <pre className={classes.body} dir="ltr">
          {JSON.stringify(body, null, 2)}
        </pre>
      </details>
      {onAgain && state !== 'WAITING' && (
        <div>
          <ActionButton size="xs" variant="default" onClick={() => void onAgain(id)}>
            {t('settings.webhooks.again')}
          </ActionButton>
        </div>
      )}
    </li>
  );
}
