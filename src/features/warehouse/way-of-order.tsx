import { Text } from '@mantine/core';
import { useMethodName } from '../../client/use-method-name';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { RefundTo } from '../../contract/refund';
import { RefundWay } from '../../ui/refund-way';

interface Props {
  /** Undefined where it came by no order, or no money comes back. */
  orderId: string | undefined;
  value: RefundTo;
  onChange: (to: RefundTo) => void;
}

/** Where money of an order goes: a choice where its shopper has one, else said. */
export function WayOfOrder({ orderId, value, onChange }: Props) {
  const { data } = useRequest('GET /front/purchase-orders/{id}', orderId ? { params: { id: orderId } } : undefined);
  const nameOf = useMethodName();
  const { t } = useTranslation('purchase');
  const { tenantPreference } = useTenant();
  if (!data) return null;
  const way = data.wayBack;
  if (way) return <RefundWay {...{ way, value, onChange }} name={nameOf(way.method)} />;
  const isSameWay = tenantPreference.supportBalancePay === false && data.payment?.method !== 'BALANCE';
  return (
    <Text size="sm" c="dimmed">
      {t(isSameWay ? 'refundWay.sameWay' : 'refundWay.onlyBalance')}
    </Text>
  );
}
