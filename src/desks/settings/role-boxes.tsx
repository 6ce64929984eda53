import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { StaffRole } from '../../contract/operator';
import { useRoleName } from './role-names';
import classes from './settings.module.css';

interface Props {
  roles: StaffRole[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Which roles somebody has: rights of several add up. */
export function RoleBoxes({ roles, chosen, onChange }: Props) {
  const { t } = useTranslation('operator');
  const nameOf = useRoleName();
  return (
    <Checkbox.Group label={t('staff.roles')} value={chosen} onChange={onChange}>
      <div className={classes.codes}>
        {roles.map((role) => (
          <Checkbox key={role.id} value={role.id} label={nameOf(role)} size="sm" />
        ))}
      </div>
    </Checkbox.Group>
  );
}
