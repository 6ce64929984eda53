import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { Approval, ApprovalDecision } from '../../contract/approval';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './settings.module.css';

interface Props {
  approval: Approval;
  /** What is to be allowed, in words. */
  what: string;
  error: ApiError | undefined;
  isRunning: boolean;
  onDecide: (decision: ApprovalDecision) => void;
}

/** What one person asks of where the shop's money goes, for another to allow. */
export function AccountApproval({ approval, what, error, isRunning, onDecide }: Props) {
  const { t } = useTranslation('operator');
  const { hasSecondFactor } = useStaff();
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const decide = (decision: 'APPROVED' | 'REFUSED') =>
    onDecide({ approvalId: approval.id, decision, note, ...(code.trim() && { code: code.trim() }) });
  return (
    <div className={classes.section} role="group" aria-label={t('approval.label')}>
      <p>
        {approval.isMine
          ? t('settings.payments.mine', { what })
          : t('settings.payments.asked', { what, name: approval.askedBy })}
      </p>
      {approval.note && <p className={classes.quiet}>{approval.note}</p>}
      <RefusalAlert error={error} />
      {!approval.isMine && (
        <>
          <TextInput
            size="sm"
            label={t('approval.note')}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {hasSecondFactor && (
            <TextInput
              size="sm"
              label={t('approval.code')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
            />
          )}
          <div className={classes.actions}>
            <ActionButton size="sm" loading={isRunning} onClick={() => decide('APPROVED')}>
              {t('settings.payments.allow', { what })}
            </ActionButton>
            <ActionButton
              size="sm"
              variant="default"
              loading={isRunning}
              disabled={!note.trim()}
              onClick={() => decide('REFUSED')}
            >
              {t('approval.sendBack')}
            </ActionButton>
          </div>
        </>
      )}
    </div>
  );
}
