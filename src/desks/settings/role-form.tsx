import { Checkbox, TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { StaffRole } from '../../contract/operator';
import { PERMISSIONS } from '../../contract/operator.enums';
import type { Permission } from '../../contract/staff-roles';
import { ActionButton } from '../../ui/action-button';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';
import { StaleAlert } from './stale-alert';

interface Props {
  /** To change; without one it is a new role. */
  role?: StaffRole;
  /** What a new one begins with. */
  verbs?: Permission[];
  onDone: () => void;
}

/** The name of a role of the shop's own and its rights; those that one lacks cannot be touched. */
export function RoleForm({ role, verbs = [], onDone }: Props) {
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const { permissions: mine } = useStaff();
  const [name, setName] = useState(role?.name ?? '');
  const begun = { name: role?.name ?? '', chosen: role?.permissions ?? verbs };
  const [chosen, setChosen] = useState<Permission[]>(begun.chosen);
  const create = useAction('POST /operator/roles');
  const change = useAction('PUT /operator/roles/{id}');
  const remove = useAction('DELETE /operator/roles/{id}');
  const error = create.error ?? change.error ?? remove.error;
  const fieldText = useFieldText(Object.fromEntries(error?.errors.map(({ path, code }) => [path, code]) ?? []));
  const desks = [...new Set(PERMISSIONS.map((verb) => verb.split('.')[0] ?? ''))];
  const then = async (isDone: unknown) => {
    if (!isDone) return;
    onDone();
    await replace(asPath);
  };
  const discard = () => {
    setName(begun.name);
    setChosen(begun.chosen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, permissions: chosen };
    if (!role) return then(await create.run({ body }));
    return then(await change.run({ params: { id: role.id }, body: { ...body, version: role.version } }));
  };
  return (
    <form className={classes.wide} onSubmit={(event) => void submit(event)}>
      <StaleAlert error={error} />
      <TextInput
        label={t('role.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        error={fieldText('name')}
      />
      <Checkbox.Group
        label={t('role.rights')}
        value={chosen}
        onChange={(next) => setChosen(PERMISSIONS.filter((verb) => next.includes(verb)))}
      >
        {desks.map((desk) => (
          <div key={desk} className={classes.codes}>
            {PERMISSIONS.filter((verb) => verb.startsWith(`${desk}.`)).map((verb) => (
              <Checkbox key={verb} value={verb} label={t(`right.${verb}`)} size="sm" disabled={!mine.includes(verb)} />
            ))}
          </div>
        ))}
      </Checkbox.Group>
      <SaveBar
        isChanged={JSON.stringify({ name, chosen }) !== JSON.stringify(begun)}
        isSaving={create.isRunning || change.isRunning}
        onDiscard={discard}
      >
        <ActionButton
          type="submit"
          disabled={!name.trim() || chosen.length === 0}
          loading={create.isRunning || change.isRunning}
        >
          {t('role.save')}
        </ActionButton>
        {role && (
          <ActionButton
            variant="default"
            loading={remove.isRunning}
            disabled={role.people > 0}
            onClick={() => void remove.run({ params: { id: role.id }, query: { version: role.version } }).then(then)}
          >
            {t('role.remove')}
          </ActionButton>
        )}
      </SaveBar>
    </form>
  );
}
