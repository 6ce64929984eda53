import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { parseTyped, typedText } from '../../contract/typed-sum';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './money.module.css';

interface Props {
  label: string;
  /** What follows. */
  description: string;
  /** What stands in the field at first. */
  first: Money;
  /** What moves where this is typed; what is typed unless said. */
  moved?: (typed: number) => number;
  /** What the button says of the sum that moves. */
  button: (sum: string, amount: number) => string;
  isRunning: boolean;
  error: ApiError | undefined;
  onSend: (amount: number) => Promise<void>;
}

/** A sum that a person checks, and that the button says once more. */
export function SumForm({ label, description, first, moved, button, isRunning, error, onSend }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [begun] = useState(() => typedText(first, locale));
  const [typed, setTyped] = useState(begun);
  useUnsavedForm(typed !== begun);
  const { currency } = first;
  const amount = parseTyped(typed, currency, locale);
  const isSum = amount !== undefined && amount > 0;
  const moving = isSum ? (moved?.(amount) ?? amount) : 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSum) await onSend(amount);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={error} />
      <TextInput
        size="sm"
        label={label}
        description={description}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isSum ? undefined : t('money.noSum')}
        rightSection={<span className={classes.note}>{currency}</span>}
        rightSectionWidth={56}
      />
      <div>
        <ActionButton type="submit" size="sm" loading={isRunning} disabled={!isSum}>
          {button(formatMoney({ amount: moving, currency }, intlTag(locale)), moving)}
        </ActionButton>
      </div>
    </form>
  );
}
