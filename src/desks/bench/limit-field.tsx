import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { parseTyped, typedText } from '../../contract/typed-sum';

interface Props {
  label: string;
  description?: string;
  /** What an empty field means, where it says so itself. */
  placeholder?: string;
  /** Undefined: no limit; NaN while what stands there is no sum. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  error?: string | undefined;
}

/** A sum that may be left open. */
export function LimitField({ label, description, placeholder, value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const { locale, tenant } = useShell();
  const { currency } = tenant.exchangeInfo;
  const [typed, setTyped] = useState(() => (value === undefined ? '' : typedText({ amount: value, currency }, locale)));
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? undefined : (parseTyped(text, currency, locale) ?? NaN));
  };
  return (
    <TextInput
      size="sm"
      label={label}
      description={description}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      error={error ?? (Number.isNaN(value) && t('settings.noSum'))}
      rightSection={<span aria-hidden>{currency}</span>}
      rightSectionWidth={44}
    />
  );
}
