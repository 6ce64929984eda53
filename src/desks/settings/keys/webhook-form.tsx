import { Checkbox, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../../client/use-action';
import { useTranslation } from '../../../client/use-translation';
import type { Webhook, WebhookKind, WebhookSecret } from '../../../contract/webhook';
import { WEBHOOK_KINDS } from '../../../contract/webhook.enums';
import { ActionButton } from '../../../ui/action-button';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { SaveBar } from '../../bench/save-bar';
import classes from './keys.module.css';

interface Props {
  /** To change; without one it is a new webhook. */
  of?: Webhook;
  onLeave: () => void;
  onMade?: (made: WebhookSecret) => void;
  onChanged?: (webhook: Webhook) => void;
}

const THINGS = [...new Set(WEBHOOK_KINDS.map((kind) => kind.split('.')[0] ?? ''))];

/** Where to tell, and of what. */
export function WebhookForm({ of, onLeave, onMade, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const before = { url: of?.url ?? '', kinds: of?.kinds ?? [] };
  const [url, setUrl] = useState(before.url);
  const [kinds, setKinds] = useState<WebhookKind[]>(before.kinds);
  const create = useAction('POST /operator/settings/webhooks');
  const change = useAction('PUT /operator/settings/webhooks/{id}', {
    onError: ({ data }) => {
      const { now } = (data ?? {}) as { now?: Webhook };
      if (now) onChanged?.(now);
    },
  });
  const isRunning = create.isRunning || change.isRunning;
  const discard = () => {
    setUrl(before.url);
    setKinds(before.kinds);
  };
  const error = create.error ?? change.error;
  const code = error?.errors.find(({ path }) => path === 'url')?.code;
  const known = code === 'taken' || code === 'too_many' ? code : 'invalid';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { url: url.trim(), kinds };
    if (!of) {
      const made = await create.run({ body });
      if (made) onMade?.(made);
      return;
    }
    const changed = await change.run({ params: { id: of.id }, body: { ...body, isOn: of.isOn, version: of.version } });
    if (!changed) return;
    onChanged?.(changed);
    onLeave();
  };
  return (
    <form
      className={classes.card}
      aria-label={t(of ? 'settings.webhooks.change' : 'settings.webhooks.another')}
      onSubmit={(event) => void submit(event)}
    >
      <RefusalAlert error={code ? undefined : error} />
      <TextInput
        label={t('settings.webhooks.url')}
        description={t('settings.webhooks.urlHint')}
        dir="ltr"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={url}
        error={code && t(`settings.webhooks.fault.${known}`)}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={t('settings.webhooks.kinds')}
        description={t('settings.webhooks.kindsHint')}
        value={kinds}
        onChange={(next) => setKinds(WEBHOOK_KINDS.filter((kind) => next.includes(kind)))}
      >
        {THINGS.map((thing) => (
          <div key={thing} className={classes.group}>
            {WEBHOOK_KINDS.filter((kind) => kind.startsWith(`${thing}.`)).map((kind) => (
              <Checkbox
                key={kind}
                value={kind}
                size="sm"
                label={t(`settings.webhooks.kind.${kind}`)}
                description={<bdi dir="ltr">{kind}</bdi>}
              />
            ))}
          </div>
        ))}
      </Checkbox.Group>
      <SaveBar
        isChanged={JSON.stringify({ url, kinds }) !== JSON.stringify(before)}
        isSaving={isRunning}
        onDiscard={discard}
      >
        <ActionButton type="submit" disabled={!url.trim() || kinds.length === 0} loading={isRunning}>
          {t(of ? 'settings.save' : 'settings.webhooks.make')}
        </ActionButton>
        <ActionButton variant="default" onClick={onLeave}>
          {t('settings.keys.leave')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
