import { receiptOf, type TransitReceipt } from '../../../contract/transit-receipt';
import { AppError } from '../../kernel/app-error';
import { agreedOf, isOverAgreed, type PackingLimit } from './agreed-invoice.rules';
import type { ShownLine } from './transit-view.rules';

/** The invoice as it is asked for: what is far beyond what was agreed is asked first, or borne by the shop. @throws AppError OVER_AGREED */
export function agreedInvoice(
  order: Parameters<typeof agreedOf>[0],
  invoice: TransitReceipt,
  line: ShownLine,
  limit: PackingLimit | undefined,
): TransitReceipt {
  const { local } = invoice.total;
  if (!limit || !isOverAgreed(order, local.amount, limit.excess)) return invoice;
  const agreed = agreedOf(order);
  if (!limit.absorbs)
    throw new AppError('OVER_AGREED', { data: { agreed: { ...local, amount: agreed }, invoiced: local } });
  const { request, shop, madeAt } = invoice;
  const borne = receiptOf(line, request, shop, madeAt, local.amount - agreed);
  if (!borne) throw new AppError('INTERNAL');
  return borne;
}
