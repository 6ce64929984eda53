import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useShell } from '../../client/use-shell';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useMay, useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { PersonalData } from '../../contract/personal-data';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { WordForm } from '../bench/word-form';
import classes from './customers.module.css';

interface Props {
  customer: { id: string; name: string };
  data: PersonalData;
  onChanged: (now: PersonalData | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** To have a shopper forgotten: one asks, another allows it, and only where nothing is open any more. */
export function CustomerErasure({ customer: { id, name }, data, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const may = useMay('customer.erase');
  const { hasSecondFactor } = useStaff();
  const list = new Intl.ListFormat(intlTag(useShell().locale));
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const ask = useAction('POST /operator/customers/{id}/erasure', { onError: onRefused });
  const decide = useAction('POST /operator/customers/{id}/erasure/decide', { onError: onRefused });
  const params = { id };
  const waiting = data.approvals.find(({ decision }) => decision === null);
  useUnsavedForm(may && !data.erasedAt && waiting?.isMine === false && note !== '');
  if (!may || data.erasedAt) return null;
  if (!waiting && data.open.length > 0)
    return (
      <p className={classes.none}>
        {t('customers.erase.open', {
          name,
          things: list.format(
            data.open.map(({ what, count }) => t(`customers.erase.what.${what}`, { count, defaultValue: what })),
          ),
        })}
      </p>
    );
  if (!waiting)
    return (
      <WordForm
        label={t('customers.erase.reason')}
        description={t('customers.erase.follows', { name })}
        button={t('customers.erase.ask')}
        isRunning={ask.isRunning}
        error={ask.error}
        onSend={async (word) => onChanged(await ask.run({ params, body: { note: word } }))}
      />
    );
  const say = async (decision: 'APPROVED' | 'REFUSED') =>
    onChanged(
      await decide.run({
        params,
        body: { approvalId: waiting.id, decision, note, ...(code.trim() && { code: code.trim() }) },
      }),
    );
  return (
    <div className={classes.form}>
      <p className={classes.none}>
        {waiting.isMine ? t('customers.erase.mine') : t('customers.erase.asked', { by: waiting.askedBy, name })}{' '}
        <bdi>{waiting.note}</bdi>
      </p>
      {!waiting.isMine && (
        <>
          <RefusalAlert error={decide.error} />
          <Textarea
            size="sm"
            label={t('approval.note')}
            value={note}
            maxLength={500}
            rows={2}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {hasSecondFactor && (
            <TextInput
              size="sm"
              label={t('approval.code')}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          <div className={classes.actions}>
            <ActionButton size="sm" color="red" loading={decide.isRunning} onClick={() => void say('APPROVED')}>
              {t('customers.erase.do', { name })}
            </ActionButton>
            <ActionButton
              size="sm"
              variant="default"
              loading={decide.isRunning}
              disabled={!note.trim()}
              onClick={() => void say('REFUSED')}
            >
              {t('approval.sendBack')}
            </ActionButton>
          </div>
        </>
      )}
    </div>
  );
}
