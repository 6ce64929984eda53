import { TRANSITS_IN, type TransitGroup } from '../contract/transit.enums';
import { useTranslation } from './use-translation';

/** What a group of a shipment's states is called: one state alone keeps its own word. */
export function useTransitGroupName() {
  const { t } = useTranslation('transit');
  return (group: TransitGroup) =>
    group === 'toPay' || group === 'done' || group === 'closed'
      ? t(`status.${TRANSITS_IN[group][0]}`)
      : t(`group.${group}`);
}
