import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DeskParcel } from '../../contract/parcel-desk';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

/** What one person has proposed, with the picture; another throws the goods away, or lets them lie. */
export function DisposalAsked({
  disposal,
  parcel: { id },
  onDone,
  onRefused,
}: StepProps & { disposal: DeskParcel['disposals'][number] }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('warehouse.dispose');
  const [isAsked, setAsked] = useState(false);
  const decide = useAction('POST /operator/parcels/{id}/disposal/decide', { onError: onRefused });
  const { state, reason, photos, proposedBy, proposedAt, isMine, decidedBy } = disposal;
  const say = async (decision: 'CONFIRM' | 'DROP') => {
    const now = await decide.run({ params: { id }, body: { disposalId: disposal.id, decision } });
    setAsked(false);
    onDone(now);
  };
  return (
    <div>
      <p>
        {t(`disposal.state.${state}`, { name: proposedBy, other: decidedBy ?? '' })} ·{' '}
        {formatDateTime(proposedAt, tenant.timezoneOffset, intlTag(locale))}
        <br />
        <bdi>{reason}</bdi>
      </p>
      <div className={classes.row}>
        {photos.map((photo) => (
          <a key={photo} href={photo} target="_blank" rel="noreferrer">
            <img src={photo} alt={t('disposal.photo')} width={96} height={96} loading="lazy" />
          </a>
        ))}
      </div>
      <RefusalAlert error={decide.error} />
      {state === 'PROPOSED' && may && (
        <div className={classes.row}>
          {!isMine && (
            <ActionButton size="sm" color="red" onClick={() => setAsked(true)}>
              {t('disposal.confirm')}
            </ActionButton>
          )}
          <ActionButton size="sm" variant="default" loading={decide.isRunning} onClick={() => void say('DROP')}>
            {t(isMine ? 'disposal.takeBack' : 'disposal.drop')}
          </ActionButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('disposal.confirm')}
        text={t('disposal.confirmText')}
        confirmLabel={t('disposal.confirm')}
        cancelLabel={t('disposal.drop')}
        isDangerous
        isRunning={decide.isRunning}
        onConfirm={() => void say('CONFIRM')}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
