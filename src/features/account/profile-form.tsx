import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useSession } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useTranslation } from '../../client/use-translation';
import type { Profile } from '../../contract/account';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './account-screen.module.css';

const profileRules = () => import('../../contract/account.schemas').then((file) => file.ProfileChange);

export function ProfileForm({ profile: { name, phoneNumber } }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { values, errors, set, validate, takeErrors } = useFields(profileRules, { name, phoneNumber });
  const fieldText = useFieldText(errors);
  const save = useAction('PUT /front/user/profile', { onError: takeErrors });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = await validate();
    // an emptied field forgets the phone, it is not left as it was
    const body = checked && { ...checked, phoneNumber: values.phoneNumber.trim() };
    const saved = body && (await save.run({ body }));
    if (!saved) return;
    useSession.getState().setProfile(saved);
    notify.success(t('profile.saved'));
  };
  const field = (key: 'name' | 'phoneNumber') => ({
    name: key,
    label: t(`profile.${key}`),
    value: values[key],
    onChange: (event: { currentTarget: { value: string } }) => set(key, event.currentTarget.value),
    error: fieldText(key),
  });
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert error={save.error} />
      <TextInput {...field('name')} autoComplete="name" />
      <TextInput {...field('phoneNumber')} type="tel" autoComplete="tel" dir="ltr" />
      <ActionButton type="submit" variant="default" className={classes.submit} loading={save.isRunning}>
        {t('profile.save')}
      </ActionButton>
    </form>
  );
}
