import { PasswordInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { passwordProblems, passwordStrength, type PasswordContext } from '../../contract/password';
import classes from './new-password-field.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error?: string;
  /** What it must not hold. */
  context: PasswordContext;
}

/** A new password with a meter: what the rules would refuse is said while it is typed, and never called strong. */
export function NewPasswordField({ label, value, onChange, error, context }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  // that it is short yet is no fault of who is still typing
  const problem = passwordProblems(value, context).find((each) => each !== 'too-short');
  const strength = problem ? 0 : passwordStrength(value);
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
        {value && !error && (problem ? t(`common:fieldErrors.${problem}`) : t(`strength.${strength}`))}
      </p>
    </div>
  );
}
