import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../../client/use-action';
import { useFieldText } from '../../../client/use-field-text';
import { useTranslation } from '../../../client/use-translation';
import type { NewApiKey } from '../../../contract/api-key';
import { PERMISSIONS } from '../../../contract/operator.enums';
import type { Permission } from '../../../contract/staff-roles';
import { ActionButton } from '../../../ui/action-button';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { SaveBar } from '../../bench/save-bar';
import classes from './keys.module.css';
import { RightGroup } from './right-group';

const TERMS = [30, 90, 180, 365];
const TERM = 90;
const DESKS = [...new Set(PERMISSIONS.map((verb) => verb.split('.')[0] ?? ''))];

interface Props {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onMade: (made: NewApiKey) => void;
}

/** A new key: its name, how long it does, and which rights of its maker’s it has. */
export function KeyForm({ isOpen, setOpen, onMade }: Props) {
  const { t } = useTranslation('operator');
  const [name, setName] = useState('');
  const [days, setDays] = useState(TERM);
  const [chosen, setChosen] = useState<Permission[]>([]);
  const create = useAction('POST /operator/settings/keys');
  const fieldText = useFieldText(Object.fromEntries(create.error?.errors.map(({ path, code }) => [path, code]) ?? []));
  const nameError = create.error?.errors[0]?.code === 'taken' ? t('settings.keys.taken') : fieldText('name');
  const clear = () => {
    setName('');
    setDays(TERM);
    setChosen([]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await create.run({ body: { name: name.trim(), permissions: chosen, days } });
    if (!made) return;
    setOpen(false);
    clear();
    onMade(made);
  };
  if (!isOpen)
    return (
      <div>
        <ActionButton variant="default" onClick={() => setOpen(true)}>
          {t('settings.keys.another')}
        </ActionButton>
      </div>
    );
  return (
    <form className={classes.card} aria-label={t('settings.keys.another')} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={nameError ? undefined : create.error} />
      <div className={classes.pair}>
        <TextInput
          label={t('settings.keys.name')}
          description={t('settings.keys.nameHint')}
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('settings.keys.term')}
          description={t('settings.keys.termHint')}
          value={String(days)}
          data={TERMS.map((count) => ({ value: String(count), label: t('settings.keys.days', { count }) }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
      </div>
      <Checkbox.Group
        label={t('role.rights')}
        description={t('settings.keys.rightsHint')}
        value={chosen}
        onChange={(next) => setChosen(PERMISSIONS.filter((verb) => next.includes(verb)))}
      >
        {DESKS.map((desk) => (
          <RightGroup key={desk} desk={desk} />
        ))}
      </Checkbox.Group>
      <SaveBar
        isChanged={name !== '' || days !== TERM || chosen.length > 0}
        isSaving={create.isRunning}
        onDiscard={clear}
      >
        <ActionButton type="submit" disabled={!name.trim() || chosen.length === 0} loading={create.isRunning}>
          {t('settings.keys.make')}
        </ActionButton>
        <ActionButton variant="default" onClick={() => setOpen(false)}>
          {t('settings.keys.leave')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
