import { useState } from 'react';
import { useAction } from '../../../client/use-action';
import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import type { ApiKey } from '../../../contract/api-key';
import { intlTag } from '../../../contract/locales';
import { formatDateTime } from '../../../contract/tenant-time';
import { ActionButton } from '../../../ui/action-button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { StatusChip, type Tone } from '../../../ui/status-chip';
import classes from './keys.module.css';

const TONES: Record<ApiKey['state'], Tone> = { LIVE: 'done', SOON: 'waiting', EXPIRED: 'neutral', REVOKED: 'neutral' };

interface Props {
  of: ApiKey;
  onChange: (key: ApiKey) => void;
}

/** One key: whose it is, what it may, until when, and when it was last used. */
export function KeyCard({ of: key, onChange }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const [isAsking, setAsking] = useState(false);
  const revoke = useAction('POST /operator/settings/keys/{id}/revoke', {
    // somebody was faster: it is shown as it is
    onError: ({ data }) => {
      const { now } = (data ?? {}) as { now?: ApiKey };
      if (now) onChange(now);
    },
  });
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const { state } = key;
  const end = async () => {
    const ended = await revoke.run({ params: { id: key.id } });
    setAsking(false);
    if (ended) onChange(ended);
  };
  return (
    <li className={classes.card} data-over={state === 'REVOKED' || state === 'EXPIRED' ? true : undefined}>
      <div className={classes.actions}>
        <h3>
          <bdi>{key.name}</bdi>
        </h3>
        <StatusChip tone={TONES[state]}>{t(`settings.keys.state.${state}`)}</StatusChip>
        <span className={classes.quiet} dir="ltr">
          …{key.lastFour}
        </span>
      </div>
      <RefusalAlert error={revoke.error} />
      <ul className={classes.rights} dir="ltr" aria-label={t('role.rights')}>
        {key.permissions.map((verb) => (
          <li key={verb}>{verb}</li>
        ))}
      </ul>
      <dl className={classes.facts}>
        <div>
          <dt>{t('settings.keys.maker')}</dt>
          <dd>
            <bdi>{key.staffName}</bdi>, {when(key.createdAt)}
          </dd>
        </div>
        <div>
          <dt>{t('settings.keys.until')}</dt>
          <dd>{when(key.expiresAt)}</dd>
        </div>
        <div>
          <dt>{t('settings.keys.used')}</dt>
          <dd>{key.lastUsedAt ? when(key.lastUsedAt) : t('settings.keys.unused')}</dd>
        </div>
        {key.revokedAt && (
          <div>
            <dt>{t('settings.keys.ended')}</dt>
            <dd>
              <bdi>{key.revokedBy}</bdi>, {when(key.revokedAt)}
            </dd>
          </div>
        )}
      </dl>
      {!key.revokedAt && (
        <div>
          <ActionButton size="xs" variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('settings.keys.revoke')}
          </ActionButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.keys.revokeAsk', { name: key.name })}
        text={t('settings.keys.revokeText')}
        confirmLabel={t('settings.keys.revoke')}
        isDangerous
        isRunning={revoke.isRunning}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
