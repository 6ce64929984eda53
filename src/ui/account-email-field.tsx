import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (email: string) => void;
  error: ReactNode;
}

/** The e-mail of an account that there is: what a browser fills in as its name. */
export function AccountEmailField({ label, value, onChange, error }: Props) {
  return (
    <TextInput
      label={label}
      type="email"
      name="email"
      autoComplete="username"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
