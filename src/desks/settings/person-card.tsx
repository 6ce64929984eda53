import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { StaffPerson, StaffRole } from '../../contract/operator';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { StatusChip } from '../../ui/status-chip';
import { SaveBar } from '../bench/save-bar';
import { RoleBoxes } from './role-boxes';
import { RoleLimits, type Limited } from './role-limits';
import { useRoleName } from './role-names';
import classes from './settings.module.css';
import { StaleAlert } from './stale-alert';

interface Props {
  person: StaffPerson;
  roles: StaffRole[];
  warehouses: { id: string; name: string; isOpen: boolean }[];
  mayManage: boolean;
}

/** One of the people: what they are, and for who may, to change it. */
export function PersonCard({ person, roles, warehouses, mayManage }: Props) {
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const nameOf = useRoleName();
  const [chosen, setChosen] = useState(person.roles);
  const [limits, setLimits] = useState<Limited>(person.limits ?? {});
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const setRoles = useAction('PUT /operator/staff/{id}/roles');
  const setState = useAction('PUT /operator/staff/{id}/state');
  const endAll = useAction('POST /operator/staff/{id}/end-sessions');
  const { id, version, state, name, email } = person;
  const params = { id };
  const isSuspended = state === 'SUSPENDED';
  const then = async (isDone: unknown) => {
    setAsking(false);
    if (!isDone) return;
    setOpen(false);
    await replace(asPath);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { roles: chosen, limits: limitsOf(chosen, limits), version };
    await then(await setRoles.run({ params, body }));
  };
  const discard = () => {
    setChosen(person.roles);
    setLimits(person.limits ?? {});
  };
  const turn = async () => {
    const to = isSuspended ? 'ACTIVE' : 'SUSPENDED';
    await then(await setState.run({ params, body: { state: to, version } }));
  };
  const isChanged =
    chosen.length !== person.roles.length ||
    chosen.some((role) => !person.roles.includes(role)) ||
    textOf(limitsOf(chosen, limits)) !== textOf(person.limits ?? {});
  const shown = roles
    .filter((role) => person.roles.includes(role.id))
    .map((role) => {
      const only = person.limits?.[role.id]?.map((one) => warehouses.find((each) => each.id === one)?.name ?? one);
      return only ? t('staff.roleIn', { role: nameOf(role), warehouses: only.join(', ') }) : nameOf(role);
    });
  return (
    <li className={classes.section}>
      <div className={classes.row}>
        <span>
          <bdi>{name}</bdi> {isSuspended && <StatusChip tone="trouble">{t('staff.suspended')}</StatusChip>}
          <br />
          <span className={classes.quiet}>
            <bdi dir="ltr">{email}</bdi> · {shown.join(', ') || t('staff.noRole')}
          </span>
        </span>
        {mayManage && (
          <ActionButton
            size="xs"
            variant="default"
            aria-expanded={isOpen}
            aria-label={t('staff.changeOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('staff.change')}
          </ActionButton>
        )}
      </div>
      <StaleAlert error={setRoles.error ?? setState.error ?? endAll.error} />
      {isOpen && (
        <form onSubmit={(event) => void submit(event)} className={classes.wide}>
          <RoleBoxes roles={roles} chosen={chosen} onChange={setChosen} />
          <RoleLimits
            roles={roles.filter(({ id: role }) => chosen.includes(role))}
            warehouses={warehouses}
            limits={limits}
            onChange={setLimits}
          />
          <p className={classes.quiet}>{t('staff.follows')}</p>
          <div className={classes.actions}>
            <ActionButton
              variant="default"
              loading={endAll.isRunning}
              onClick={() => void endAll.run({ params }).then(then)}
            >
              {t('staff.endSessions')}
            </ActionButton>
            <ActionButton
              variant="default"
              loading={setState.isRunning}
              onClick={() => (isSuspended ? void turn() : setAsking(true))}
            >
              {t(isSuspended ? 'staff.resume' : 'staff.suspend')}
            </ActionButton>
          </div>
          <SaveBar isChanged={isChanged} isSaving={setRoles.isRunning} onDiscard={discard}>
            <ActionButton type="submit" loading={setRoles.isRunning}>
              {t('staff.saveRoles')}
            </ActionButton>
          </SaveBar>
        </form>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('staff.suspendAsk', { name })}
        text={t('staff.suspendText')}
        confirmLabel={t('staff.suspend')}
        isDangerous
        isRunning={setState.isRunning}
        onConfirm={() => void turn()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

/** Of roles that are given. */
const limitsOf = (roles: string[], limits: Limited): Limited =>
  Object.fromEntries(Object.entries(limits).filter(([role]) => roles.includes(role)));

const textOf = (limits: Limited) =>
  JSON.stringify(
    Object.entries(limits)
      .map(([role, warehouses]) => [role, [...warehouses].sort()])
      .sort(),
  );
