import { Menu, NativeSelect } from '@mantine/core';
import clsx from 'clsx';
import { useRef } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskThread } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { LeaseBar } from '../bench/lease-bar';
import { useKeys } from '../../client/use-keys';
import classes from './customers.module.css';

interface Props {
  thread: DeskThread;
  onChanged: (now: DeskThread) => void;
  onRefused: (error: ApiError) => void;
}

const HOUR_MS = 3_600_000;
/** Until when a conversation rests: hours from now. */
const RESTS = { hours: 4, day: 24, days: 72, week: 168 } as const;

/** Whose a conversation is, and what becomes of it without a word. */
export function ThreadActions({ thread, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const self = useStaff();
  const { id, version, status, lease, assigned } = thread;
  const params = { id };
  const claim = useAction('POST /operator/threads/{id}/claim', { onError: onRefused });
  const release = useAction('POST /operator/threads/{id}/release', { onError: onRefused });
  const move = useAction('POST /operator/threads/{id}/state', { onError: onRefused });
  const assign = useAction('POST /operator/threads/{id}/assign', { onError: onRefused });
  const { data: people } = useRequest('GET /operator/thread-people', {});
  const keep = (now: DeskThread | undefined) => now && onChanged(now);
  const moveTo = async (to: 'OPEN' | 'DONE' | 'SNOOZED', until?: string) =>
    keep(await move.run({ params, body: { to, version, until } }));
  const give = async (staffId: string | null) => keep(await assign.run({ params, body: { staffId, version } }));
  useKeys({ a: () => void give(self.id) });
  const isOver = status === 'DONE';
  const isMine = assigned?.id === self.id;
  const whose = useRef<HTMLSelectElement>(null);
  const leave = async () => {
    keep(await release.run({ params }));
    // its button goes with it
    if (isMine) whose.current?.focus();
  };
  return (
    <div className={clsx(classes.actions, classes.even)}>
      {/* there is nothing to take in what is mine and nobody else's */}
      {(lease || !isMine) && (
        <LeaseBar
          hasKey={false}
          isAside={status !== 'OPEN'}
          lease={lease}
          isRunning={claim.isRunning || release.isRunning}
          onTake={(takesOver) => void claim.run({ params, body: { takesOver } }).then(keep)}
          onLeave={() => void leave()}
        />
      )}
      <NativeSelect
        ref={whose}
        size="xs"
        aria-label={t('threads.assigned')}
        value={assigned?.id ?? ''}
        disabled={assign.isRunning}
        onChange={(event) => void give(event.currentTarget.value || null)}
        data={[
          { value: '', label: t('threads.nobody') },
          // whoever has it may not be among those who answer any more
          ...(assigned && !people?.items.some((one) => one.id === assigned.id)
            ? [{ value: assigned.id, label: assigned.name }]
            : []),
          ...(people?.items ?? []).map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      {!isOver && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionButton size="xs" variant="default" loading={move.isRunning}>
              {t('threads.rest')}
            </ActionButton>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(RESTS).map(([name, hours]) => (
              <Menu.Item
                key={name}
                onClick={() => void moveTo('SNOOZED', new Date(Date.now() + hours * HOUR_MS).toISOString())}
              >
                {t(`threads.rest_${name}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ActionButton
        size="xs"
        variant="default"
        loading={move.isRunning}
        onClick={() => void moveTo(status === 'OPEN' || status === 'WAITING_SHOPPER' ? 'DONE' : 'OPEN')}
      >
        {status === 'OPEN' || status === 'WAITING_SHOPPER' ? t('threads.end') : t('threads.reopen')}
      </ActionButton>
    </div>
  );
}
