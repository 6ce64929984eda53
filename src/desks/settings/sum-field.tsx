import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { parseTyped, typedText } from '../../contract/typed-sum';

interface Props {
  label: string;
  description?: string;
  /** In minor units; NaN while what stands there is none. */
  value: number;
  /** Of a percentage, whose hundredths are counted: `%`. */
  currency: string;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** A sum or a percentage as a person types it. */
export function SumField({ label, description, value, currency, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [typed, setTyped] = useState(() => typedText({ amount: value, currency }, locale));
  const change = (text: string) => {
    setTyped(text);
    onChange(parseTyped(text, currency, locale) ?? NaN);
  };
  return (
    <TextInput
      size="sm"
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      error={error ?? (Number.isNaN(value) && t(currency === '%' ? 'settings.noPercent' : 'settings.noSum'))}
      rightSection={<span aria-hidden>{currency === 'CNY' ? '¥' : currency}</span>}
      rightSectionWidth={44}
    />
  );
}
