import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { COMPENSATION_REASONS } from '../../contract/compensation-desk.enums';
import type { CompensationInput } from '../../contract/compensation-desk';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { parseTyped, typedText } from '../../contract/typed-sum';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './money.module.css';

type Words = Omit<CompensationInput, 'no'>;

interface Props {
  currency: string;
  /** What was asked for before. */
  first?: Pick<Words, 'amount' | 'reason' | 'note'>;
  isRunning: boolean;
  /** It is sent, and the page about to be left. */
  isSent?: boolean;
  error: ApiError | undefined;
  onSend: (words: Words) => Promise<void>;
}

/** How much the shop gives, why, and in which words. */
export function CompensationForm({ currency, first, isRunning, isSent = false, error, onSend }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [begun] = useState(() => (first ? typedText({ amount: first.amount, currency }, locale) : ''));
  const [typed, setTyped] = useState(begun);
  const [reason, setReason] = useState<Words['reason']>(first?.reason ?? 'MADE_LATE');
  const [note, setNote] = useState(first?.note ?? '');
  const [hint, setHint] = useState('');
  useUnsavedForm(!isSent && (typed !== begun || note !== (first?.note ?? '') || hint !== ''));
  const amount = parseTyped(typed, currency, locale) ?? 0;
  const isWhole = amount > 0 && note.trim() !== '';
  const sum = amount > 0 ? formatMoney({ amount, currency }, intlTag(locale)) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) await onSend({ amount, reason, note: note.trim(), hint: hint.trim() });
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={error} />
      <TextInput
        size="sm"
        label={t('compensations.form.sum')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed && amount === 0 ? t('money.noSum') : undefined}
        rightSection={<span className={classes.note}>{currency}</span>}
        rightSectionWidth={56}
      />
      <NativeSelect
        size="sm"
        label={t('compensations.reasonHead')}
        description={t('compensations.form.reasonHint')}
        data={COMPENSATION_REASONS.map((value) => ({ value, label: t(`compensations.reason.${value}`) }))}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Words['reason'])}
      />
      <Textarea
        size="sm"
        label={t('compensations.form.note')}
        description={t('compensations.form.noteHint')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={500}
        rows={2}
      />
      <Textarea
        size="sm"
        label={t('compensations.form.hint')}
        value={hint}
        onChange={(event) => setHint(event.currentTarget.value)}
        maxLength={500}
        rows={2}
      />
      <div>
        <ActionButton type="submit" size="sm" loading={isRunning} disabled={!isWhole}>
          {sum ? t('compensations.form.do', { sum }) : t('compensations.form.ask')}
        </ActionButton>
      </div>
    </form>
  );
}
