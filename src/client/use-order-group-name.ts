import { ORDERS_IN, type OrderGroup } from '../contract/order-status';
import { useTranslation } from './use-translation';

/** What a group of an order's states is called: one state alone keeps its own word. */
export function useOrderGroupName() {
  const { t } = useTranslation('purchase');
  return (group: OrderGroup) =>
    group === 'buying' || group === 'stored' ? t(`group.${group}`) : t(`status.${ORDERS_IN[group][0]}`);
}
