import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { passwordProblems } from '../../contract/password';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { DoorCard } from '../bench/door-card';
import { LinkMissing } from './link-missing';

// no server has seen it: a browser keeps what is behind the #
const tokenNow = () => window.location.hash.slice(1);
const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Where the link of a mail leads: to come to the staff with a name, or to set another password. */
export function LinkScreen({ isJoining }: { isJoining: boolean }) {
  const { t } = useTranslation('operator');
  const { name: tenantName } = useTenant();
  const [typed, setTyped] = useState({ name: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const fieldText = useFieldText(errors);
  const options = {
    onError: (refusal: { errors: { path: string; code: string }[] }) =>
      setErrors(Object.fromEntries(refusal.errors.map(({ path, code }) => [path, code]))),
  };
  const join = useAction('POST /operator/join', options);
  const reset = useAction('POST /operator/reset-password', options);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { password } = typed;
    const [problem] = passwordProblems(password, { tenantName });
    const found = {
      ...(isJoining && !typed.name.trim() && { name: 'required' }),
      ...(problem && { password: problem }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const token = tokenNow();
    if (isJoining && (await join.run({ body: { token, ...typed } }))) openDocument(deskPaths.home());
    if (!isJoining && (await reset.run({ body: { token, password } }))) openDocument(deskPaths.login());
  };
  // until the page is alive nobody knows
  const isMissing = useSyncExternalStore(
    onHash,
    () => tokenNow() === '',
    () => false,
  );
  const title = t(isJoining ? 'join.title' : 'reset.title');
  if (isMissing)
    return (
      <DoorCard title={title}>
        <LinkMissing isJoining={isJoining} />
      </DoorCard>
    );
  return (
    <DoorCard title={title}>
      <RefusalAlert error={join.error ?? reset.error} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {isJoining && (
            <TextInput
              name="name"
              label={t('join.name')}
              autoComplete="name"
              maxLength={80}
              value={typed.name}
              onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
              error={fieldText('name')}
            />
          )}
          <PasswordInput
            name="password"
            label={t('password.newPassword')}
            autoComplete="new-password"
            value={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
            error={fieldText('password')}
            aria-invalid={'password' in errors}
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
          />
          <ActionButton type="submit" size="md" loading={join.isRunning || reset.isRunning}>
            {t(isJoining ? 'join.submit' : 'password.save')}
          </ActionButton>
        </Stack>
      </form>
    </DoorCard>
  );
}
