import { Alert, Text, Title } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { isDefaultRole, type Permission } from '../../contract/staff-roles';
import { PageTitle } from '../../ui/page-title';

interface Props {
  self: StaffSelf;
  /** The right that this person lacks for where they wanted to go. */
  missing: Permission | undefined;
}

/** Who one is here, and as what; the desks that one may open stand beside it. */
export function DesksHomeScreen({ self, missing }: Props) {
  const { t } = useTranslation('operator');
  const roles = self.roles.map((role) => (isDefaultRole(role) ? t(`roles.${role}`) : role));
  return (
    <>
      <PageTitle title={t('nav.home')} />
      <Title order={1} fz={20}>
        {t('home.hello', { name: self.name })}
      </Title>
      <Text mt="xs">{t('home.roles', { roles: roles.join(', ') })}</Text>
      {missing && (
        <Alert mt="md" color="yellow" role="alert">
          {t('home.missing', { right: missing })}
        </Alert>
      )}
    </>
  );
}
