import { MultiSelect } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { StaffPerson, StaffRole } from '../../contract/operator';
import { isOfWarehouse } from '../../contract/staff-roles';
import { useRoleName } from './role-names';

export type Limited = NonNullable<StaffPerson['limits']>;

interface Props {
  /** Those that the person has. */
  roles: StaffRole[];
  warehouses: { id: string; name: string }[];
  limits: Limited;
  onChange: (limits: Limited) => void;
}

/** Whether it is for work in warehouses alone: for some of them, or for all. */
export const canBeLimited = ({ permissions }: StaffRole) => permissions.every(isOfWarehouse);

/** In which warehouses somebody has which role; none chosen is all of them. */
export function RoleLimits({ roles, warehouses, limits, onChange }: Props) {
  const { t } = useTranslation('operator');
  const nameOf = useRoleName();
  if (warehouses.length < 2) return null;
  return roles.filter(canBeLimited).map((role) => {
    const { [role.id]: mine = [], ...others } = limits;
    return (
      <MultiSelect
        key={role.id}
        size="sm"
        label={t('staff.warehousesOf', { role: nameOf(role) })}
        placeholder={mine.length > 0 ? undefined : t('staff.allWarehouses')}
        data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        value={mine}
        onChange={(chosen) => onChange(chosen.length > 0 ? { ...others, [role.id]: chosen } : others)}
      />
    );
  });
}
