import { MultiSelect } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { StaffPerson, StaffRole } from '../../contract/operator';
import { isOfWarehouse } from '../../contract/staff-roles';
import { useRoleName } from './role-names';

export type Limited = NonNullable<StaffPerson['limits']>;

interface Props {
  /** Those that the person has. */
  roles: StaffRole[];
  warehouses: { id: string; name: string; isOpen: boolean }[];
  limits: Limited;
  onChange: (limits: Limited) => void;
}

/** Whether it is for work in warehouses alone: for some of them, or for all. */
export const canBeLimited = ({ permissions }: StaffRole) => permissions.every(isOfWarehouse);

/**
 * In which warehouses somebody has which role; none chosen is all of them. What is limited is shown, whatever became of the
 * role or of the warehouse: it gives less than it says, and can be made whole.
 */
export function RoleLimits({ roles, warehouses, limits, onChange }: Props) {
  const { t } = useTranslation('operator');
  const nameOf = useRoleName();
  const hasChoice = warehouses.filter(({ isOpen }) => isOpen).length > 1;
  return roles.map((role) => {
    const { [role.id]: mine = [], ...others } = limits;
    if (mine.length === 0 && !(hasChoice && canBeLimited(role))) return null;
    // a closed one is given to nobody any more
    const offered = warehouses.filter(({ id, isOpen }) => isOpen || mine.includes(id));
    const unnamed = mine.filter((id) => !offered.some((one) => one.id === id)).map((id) => ({ id, name: id }));
    return (
      <MultiSelect
        key={role.id}
        size="sm"
        label={t('staff.warehousesOf', { role: nameOf(role) })}
        placeholder={mine.length > 0 ? undefined : t('staff.allWarehouses')}
        data={[...offered, ...unnamed].map(({ id, name }) => ({ value: id, label: name }))}
        value={mine}
        onChange={(chosen) => onChange(chosen.length > 0 ? { ...others, [role.id]: chosen } : others)}
      />
    );
  });
}
