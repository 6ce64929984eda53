import { Text } from '@mantine/core';
import { useKeys } from '../../client/use-keys';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Lease } from '../../contract/manual-desk';
import { tenantClock } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import classes from './record.module.css';

interface Props {
  lease: Lease | null;
  isRunning: boolean;
  /** Undefined: who is at the desk may not. */
  onTake?: ((takesOver: boolean) => void) | undefined;
  onLeave: () => void;
  /** Where the next step of the record is the one that stands out. */
  isAside?: boolean;
  /** Whether `a` takes what is nobody's; not where it means something else. */
  hasKey?: boolean;
}

/** Who is on a record and since when; to take it, to take it over, to leave it. */
export function LeaseBar({ lease, isRunning, onTake, onLeave, isAside = false, hasKey = true }: Props) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const timeOf = (iso: string) => tenantClock(new Date(iso), tenant.timezoneOffset).slice(0, 5);
  const isMine = lease?.isMine === true;
  const isFree = hasKey && onTake !== undefined && lease === null;
  useKeys(isFree ? { a: () => isRunning || onTake(false) } : {});
  return (
    <div className={classes.lease}>
      {lease && (
        <Text size="sm">
          {isMine
            ? t('manual.lease.mine', { until: timeOf(lease.until) })
            : t('manual.lease.other', { name: lease.name, since: timeOf(lease.since) })}
        </Text>
      )}
      {onTake && (
        // one button in all states: whoever pressed it still has it
        <ActionButton
          variant={lease || isAside ? 'default' : 'filled'}
          size="xs"
          aria-keyshortcuts={isFree ? 'a' : undefined}
          onClick={() => (isMine ? onLeave() : onTake(lease !== null))}
          loading={isRunning}
        >
          {t(isMine ? 'manual.lease.leave' : lease ? 'manual.lease.takeOver' : 'manual.lease.take')}
        </ActionButton>
      )}
    </div>
  );
}
