import { useMethodName } from '../../client/use-method-name';
import { useRequest } from '../../client/use-request';
import type { RefundTo } from '../../contract/refund';
import { RefundWay } from '../../ui/refund-way';

interface Props {
  /** Undefined where it came by no order, or no money comes back. */
  orderId: string | undefined;
  value: RefundTo;
  onChange: (to: RefundTo) => void;
}

/** Where money of an order goes, as far as its shopper may choose: asked only of whoever is about to. */
export function WayOfOrder({ orderId, value, onChange }: Props) {
  const { data } = useRequest('GET /front/purchase-orders/{id}', orderId ? { params: { id: orderId } } : undefined);
  const nameOf = useMethodName();
  const way = data?.wayBack;
  return way ? <RefundWay {...{ way, value, onChange }} name={nameOf(way.method)} /> : null;
}
