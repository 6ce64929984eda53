import { useState } from 'react';
import { useTranslation } from '../../../client/use-translation';
import type { Webhook, Webhooks, WebhookSecret } from '../../../contract/webhook';
import { ActionButton } from '../../../ui/action-button';
import classes from './keys.module.css';
import { ShownOnce } from './shown-once';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';

/** Where the shop’s own servers are told what happens. */
export function WebhooksPanel({ read }: { read: Webhooks }) {
  const { t } = useTranslation('operator');
  const [webhooks, setWebhooks] = useState(read.items);
  const [made, setMade] = useState<WebhookSecret>();
  const [isOpen, setOpen] = useState(false);
  const replace = (next: Webhook) => setWebhooks((known) => known.map((one) => (one.id === next.id ? next : one)));
  return (
    <section className={classes.panel} aria-labelledby="webhooks">
      <h2 id="webhooks" className={classes.title}>
        {t('settings.webhooks.title')}
      </h2>
      <p className={classes.quiet}>{t('settings.webhooks.about')}</p>
      {made && (
        <ShownOnce
          key={made.secret}
          what={t('settings.webhooks.secretOf', { url: made.webhook.url })}
          text={t('settings.webhooks.secretText')}
          secret={made.secret}
          onDone={() => setMade(undefined)}
        />
      )}
      {isOpen ? (
        <WebhookForm
          onLeave={() => setOpen(false)}
          onMade={(next) => {
            setOpen(false);
            setWebhooks((known) => [...known, next.webhook]);
            setMade(next);
          }}
        />
      ) : (
        <div>
          <ActionButton variant="default" onClick={() => setOpen(true)}>
            {t('settings.webhooks.another')}
          </ActionButton>
        </div>
      )}
      {webhooks.length === 0 && !isOpen && (
        <p className={classes.quiet}>
          <strong>{t('settings.webhooks.none')}</strong> {t('settings.webhooks.noneText')}
        </p>
      )}
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          of={webhook}
          onChange={replace}
          onSecret={(next) => {
            replace(next.webhook);
            setMade(next);
          }}
          onGone={() => setWebhooks((known) => known.filter(({ id }) => id !== webhook.id))}
        />
      ))}
    </section>
  );
}
