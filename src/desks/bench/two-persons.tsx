import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { Approval, ApprovalDecision } from '../../contract/approval';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './record.module.css';

interface Props {
  approval: Approval;
  /** Whether who is at the desk may say it: not who has asked, whatever they may. */
  may: boolean;
  /** What is asked, to its asker and to another, and what the button says of it. */
  words: { mine: string; asked: string; allow: string };
  isRunning: boolean;
  error: ApiError | undefined;
  onDecide: (decision: ApprovalDecision) => void;
}

/** What one person has asked, for another to decide; who asked is told that it waits. */
export function TwoPersons({ approval, may, words, isRunning, error, onDecide }: Props) {
  const { t } = useTranslation('operator');
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const { hasSecondFactor } = useStaff();
  useUnsavedForm(may && !approval.isMine && note !== '');
  const decide = (decision: 'APPROVED' | 'REFUSED') =>
    onDecide({ approvalId: approval.id, decision, note, ...(code.trim() && { code: code.trim() }) });
  return (
    <section className={classes.approval} aria-label={t('approval.label')}>
      <p className={classes.asked}>{approval.isMine ? words.mine : words.asked}</p>
      {approval.note && <p className={classes.quiet}>{approval.note}</p>}
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
          <div className={classes.answers}>
            <ActionButton size="sm" loading={isRunning} onClick={() => decide('APPROVED')}>
              {words.allow}
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
