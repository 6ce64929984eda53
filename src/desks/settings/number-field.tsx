import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';

interface Props {
  label: string;
  /** NaN while what stands there is none; null where it may be open. */
  value: number | null;
  /** What an empty field means. */
  placeholder?: string;
  description?: string | undefined;
  /** Behind the number, e.g. `%`. */
  unit?: string;
  onChange: (value: number | null) => void;
  error?: string | undefined;
}

/** A whole number as a person types it; empty where it may be open. */
export function NumberField({ label, value, placeholder, description, unit, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState(() => (value === null ? '' : String(value)));
  const change = (text: string) => {
    setTyped(text);
    const bare = text.trim();
    onChange(bare === '' && placeholder !== undefined ? null : /^\d{1,9}$/.test(bare) ? Number(bare) : NaN);
  };
  return (
    <TextInput
      size="sm"
      label={label}
      description={description}
      rightSection={unit}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={typed}
      placeholder={placeholder}
      onChange={(event) => change(event.currentTarget.value)}
      error={error ?? (Number.isNaN(value) && t('settings.noNumber'))}
    />
  );
}
