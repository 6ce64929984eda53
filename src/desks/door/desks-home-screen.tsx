import { Alert, Text, Title } from '@mantine/core';
import Link from 'next/link';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { isDefaultRole, type Permission } from '../../contract/staff-roles';
import { PageTitle } from '../../ui/page-title';
import { countText } from '../../ui/count-text';
import classes from './desks-home.module.css';
import { PlayedDesks } from './played-desks';

interface Props {
  self: StaffSelf;
  /** The right that this person lacks for where they wanted to go. */
  missing: Permission | undefined;
  /** What those of the shop are called, where this person works in some alone. */
  warehouses?: { id: string; name: string }[];
  /** The desks that this person may open, under the headings of the side navigation. */
  groups: { name: string | null; desks: { name: string; href: string; waiting?: number | undefined }[] }[];
}

/** Who one is here, and as what; which desks one may open, and how much waits at each. */
export function DesksHomeScreen({ self, missing, warehouses = [], groups }: Props) {
  const { t } = useTranslation('operator');
  const { tenantPreference } = useTenant();
  const roles = self.roles.map((role) => (isDefaultRole(role) ? t(`roles.${role}`) : role));
  const theirs = new Set(Object.values(self.limits ?? {}).flat());
  const places = [...theirs].map((id) => warehouses.find((one) => one.id === id)?.name ?? id);
  return (
    <>
      <PageTitle title={t('nav.home')} />
      <Title order={1} fz={20}>
        {t('home.hello', { name: self.name })}
      </Title>
      <Text mt="xs">{t('home.roles', { roles: roles.join(', ') })}</Text>
      {places.length > 0 && <Text mt="xs">{t('home.warehouses', { warehouses: places.join(', ') })}</Text>}
      {missing && (
        <Alert mt="md" color="yellow" role="alert">
          {t('home.missing', { right: t(`right.${missing}`) })}
        </Alert>
      )}
      {groups.map((group) => (
        <section key={group.name} className={classes.group}>
          {group.name && <h2>{t(`nav.headings.${group.name}`)}</h2>}
          <ul className={classes.desks}>
            {group.desks.map(({ name, href, waiting }) => (
              <li key={name}>
                <Link className={classes.desk} href={href} prefetch={false}>
                  <span className={classes.name}>{t(`nav.${name}`)}</span>{' '}
                  {waiting !== undefined && (
                    <span className={waiting ? classes.waiting : classes.idle}>
                      {waiting ? t('home.waiting', { count: waiting, shown: countText(waiting) }) : t('home.idle')}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <Text mt="md">{t('home.none')}</Text>}
      {tenantPreference.demoAccounts && self.permissions.includes('settings.read') && <PlayedDesks />}
    </>
  );
}
