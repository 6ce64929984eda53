import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';

interface Props {
  value: string;
  onChange: (email: string) => void;
  error: ReactNode;
}

/** The e-mail of an account that there is: what a browser fills in as its name. */
export function AccountEmailField({ value, onChange, error }: Props) {
  const { t } = useTranslation('auth');
  return (
    <TextInput
      label={t('field.email')}
      type="email"
      name="email"
      autoComplete="username"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
