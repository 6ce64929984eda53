import { useTranslation } from '../../client/use-translation';
import type { CONTACT_TYPES } from '../../contract/tenant.enums';
import { CONTACT_NAMES } from './brand-names';

/** What a way to reach the shop is called. */
export function useContactName(): (type: (typeof CONTACT_TYPES)[number]) => string {
  const { t } = useTranslation('operator');
  return (type) => CONTACT_NAMES[type] ?? t(`settings.contact.plain.${type}`);
}
