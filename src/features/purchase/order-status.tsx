import { useTranslation } from '../../client/use-translation';
import type { PurchaseOrder } from '../../contract/purchase';
import { StatusChip } from '../../ui/status-chip';
import { stateOf, STATUS_TONES } from './order-look';

export function OrderStatus({ order }: { order: Pick<PurchaseOrder, 'status' | 'closeReason' | 'items'> }) {
  const { t } = useTranslation('purchase');
  const word = order.closeReason ? t(`closed.${order.closeReason}`) : t(`status.${stateOf(order)}`);
  // whatever else goes on in it: nothing moves on until its shopper has said what is to be done
  const isAsked = !order.closeReason && order.items.some(({ status }) => status === 'QC_FAILED');
  if (isAsked) return <StatusChip tone="trouble">{t('itemState.QC_FAILED')}</StatusChip>;
  return <StatusChip tone={STATUS_TONES[order.status]}>{word}</StatusChip>;
}
