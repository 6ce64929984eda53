import Link from 'next/link';
import { useState } from 'react';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { StaffRole } from '../../contract/operator';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RoleForm } from './role-form';
import { useRoleName } from './role-names';
import classes from './settings.module.css';

/** What each role may do; those of the shop's own come to be as copies, and can be changed. */
export function RolesScreen({ roles }: { roles: StaffRole[] }) {
  const { t } = useTranslation('operator');
  const nameOf = useRoleName();
  const { permissions } = useStaff();
  const [mayManage, mayRead] = [permissions.includes('staff.manage'), permissions.includes('settings.read')];
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <div className={classes.page}>
      <PageTitle title={t('nav.roles')} />
      <h1 className={classes.title}>{t('nav.roles')}</h1>
      <p className={classes.quiet}>{t('role.text')}</p>
      <p className={classes.quiet}>
        {t('role.limits')} {mayRead && <Link href={deskPaths.settingsOf('limits')}>{t('role.toLimits')}</Link>}
      </p>
      <ul className={classes.people}>
        {roles.map((role) => {
          const name = nameOf(role);
          const isOwn = role.name !== null;
          return (
            <li key={`${role.id}-${String(role.version)}`} className={classes.section}>
              <div className={classes.row}>
                <span>
                  <bdi>{name}</bdi>
                  <br />
                  <span className={classes.quiet}>
                    {t('role.people', { count: role.people })} · {t('role.count', { count: role.permissions.length })}
                  </span>
                </span>
                {mayManage && (
                  <ActionButton
                    size="xs"
                    variant="default"
                    aria-expanded={open === role.id}
                    aria-label={t(isOwn ? 'staff.changeOf' : 'role.copyOf', { name })}
                    onClick={() => setOpen(open === role.id ? undefined : role.id)}
                  >
                    {t(isOwn ? 'staff.change' : 'role.copy')}
                  </ActionButton>
                )}
              </div>
              {open === role.id ? (
                <RoleForm {...(isOwn ? { role } : { verbs: role.permissions })} onDone={close} />
              ) : (
                <details>
                  <summary>{t('role.rights')}</summary>
                  <ul className={classes.codes}>
                    {role.permissions.map((verb) => (
                      <li key={verb}>{t(`right.${verb}`)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
