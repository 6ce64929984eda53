import { useTranslation } from '../../client/use-translation';
import type { StaffRole } from '../../contract/operator';

type Named = Pick<StaffRole, 'id' | 'name'>;

/** What a role is called: one of the default set by a text, one of the shop's own as it was named. */
export function useRoleName() {
  const { t } = useTranslation('operator');
  return ({ id, name }: Named) => name ?? t(`roles.${id}`);
}
