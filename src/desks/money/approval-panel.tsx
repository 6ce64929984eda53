import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useMay, useStaff } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Approval, ApprovalDecision } from '../../contract/approval';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Permission } from '../../contract/staff-roles';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './money.module.css';

interface Props {
  approval: Approval;
  /** Which right the second person needs. */
  needs: Permission;
  isRunning: boolean;
  error: ApiError | undefined;
  onDecide: (decision: ApprovalDecision) => void;
}

/** What one person has asked, for another to decide; who asked is told that it waits. */
export function ApprovalPanel({ approval, needs, isRunning, error, onDecide }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const { hasSecondFactor } = useStaff();
  const may = useMay(needs);
  const amount = formatMoney(approval.amount, intlTag(locale));
  const decide = (decision: 'APPROVED' | 'REFUSED') =>
    onDecide({ approvalId: approval.id, decision, note, ...(code.trim() && { code: code.trim() }) });
  return (
    <section className={classes.approval} aria-label={t('approval.label')}>
      <p className={classes.said}>
        {approval.isMine ? t('approval.mine', { amount }) : t('approval.asked', { name: approval.askedBy, amount })}
      </p>
      {approval.note && <p className={classes.note}>{approval.note}</p>}
      <RefusalAlert error={error} />
      {may && !approval.isMine && (
        <>
          <Textarea
            size="sm"
            label={t('approval.note')}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={500}
            rows={2}
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
              {t('approval.allow', { amount })}
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
    </section>
  );
}
