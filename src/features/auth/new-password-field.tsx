import { PasswordInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { passwordStrength } from '../../contract/password';
import classes from './new-password-field.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error?: string;
}

/** A new password with a meter: advice while typing, the rules decide. */
export function NewPasswordField({ label, value, onChange, error }: Props) {
  const { t } = useTranslation('auth');
  const strength = passwordStrength(value);
  return (
    <div>
      <PasswordInput
        label={label}
        description={t('field.passwordRule')}
        name="newPassword"
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        aria-invalid={Boolean(error)}
        visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
      />
      <div className={classes.meter} data-strength={strength} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className={classes.word} aria-live="polite">
        {value && t(`strength.${strength}`)}
      </p>
    </div>
  );
}
