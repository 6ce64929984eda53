import { Text } from '@mantine/core';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskManualOrder } from '../../contract/manual-desk';
import { tenantClock } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import classes from './manual-record-screen.module.css';

interface Props {
  order: DeskManualOrder;
  mayClaim: boolean;
  onTaken: (now: DeskManualOrder) => void;
  onRefused: (error: ApiError) => void;
}

/** Who is on a request and since when; to take it, to take it over, to leave it. */
export function ManualLease({ order: { id, lease }, mayClaim, onTaken, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const claim = useAction('POST /operator/manual-orders/{id}/claim', { onError: onRefused });
  const release = useAction('POST /operator/manual-orders/{id}/release', { onError: onRefused });
  const timeOf = (iso: string) => tenantClock(new Date(iso), tenant.timezoneOffset).slice(0, 5);
  const take = async () => {
    const now = await claim.run({ params: { id }, body: { takesOver: lease !== null } });
    if (now) onTaken(now);
  };
  const leave = async () => {
    const now = await release.run({ params: { id } });
    if (now) onTaken(now);
  };
  return (
    <div className={classes.lease}>
      {lease && (
        <Text size="sm">
          {lease.isMine
            ? t('manual.lease.mine', { until: timeOf(lease.until) })
            : t('manual.lease.other', { name: lease.name, since: timeOf(lease.since) })}
        </Text>
      )}
      {mayClaim && (
        // one button in both states: whoever pressed it still has it
        <ActionButton
          variant="default"
          size="xs"
          onClick={() => void (lease?.isMine ? leave() : take())}
          loading={claim.isRunning || release.isRunning}
        >
          {t(lease?.isMine ? 'manual.lease.leave' : lease ? 'manual.lease.takeOver' : 'manual.lease.take')}
        </ActionButton>
      )}
    </div>
  );
}
