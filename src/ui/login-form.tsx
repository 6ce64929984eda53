import { PasswordInput, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { ApiError } from '../client/caller';
import { useFieldText } from '../client/use-field-text';
import type { LoginFields } from '../client/use-login-fields';
import type { SampleAccounts as Samples } from '../contract/auth';
import { AccountEmailField } from './account-email-field';
import { ActionButton } from './action-button';
import { RefusalAlert } from './refusal-alert';
import { SampleAccounts } from './sample-accounts';

interface Props {
  fields: Pick<LoginFields, 'values' | 'errors' | 'set'>;
  texts: { email: string; password: string; showPassword: string; submit: string };
  error: ApiError | undefined;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  samples: Samples | null;
  /** Between the password and the button. */
  children?: ReactNode;
}

/** Who one is and the word that proves it: the form of the shopper's door and of the staff's. */
export function LoginForm({ fields, texts, error, isBusy, onSubmit, samples, children }: Props) {
  const { values, errors, set } = fields;
  const fieldText = useFieldText(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <>
      <RefusalAlert error={error} />
      <form onSubmit={submit} noValidate>
        <Stack>
          <AccountEmailField
            label={texts.email}
            value={values.email}
            onChange={(email) => set('email', email)}
            error={fieldText('email')}
          />
          <PasswordInput
            label={texts.password}
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => set('password', event.currentTarget.value)}
            error={fieldText('password')}
            aria-invalid={Boolean(errors.password)}
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          />
          {children}
          <ActionButton type="submit" size="md" loading={isBusy}>
            {texts.submit}
          </ActionButton>
        </Stack>
      </form>
      <SampleAccounts
        samples={samples}
        onChoose={({ email, password }) => {
          set('email', email);
          set('password', password);
        }}
      />
    </>
  );
}
