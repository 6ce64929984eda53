import { TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';

interface Props {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** The second thing to prove: a code of one's app, or one of those for when it is lost. */
export function LoginCode({ value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  return (
    <TextInput
      // whoever has just typed a password goes on typing
      data-autofocus
      ref={focusOnce}
      label={t('login.code')}
      description={t('login.codeHint')}
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();
