import { DEFAULT_LOCALE, isLocale } from '../../contract/locales';
import type { PurchaseOrderStatus } from '../../contract/purchase';
import type { RefundAnswer } from '../../contract/refund-desk';
import { canClose } from '../../server/modules/purchase/answer-refund.service';
import { demoText } from '../demo-text';

interface Asked {
  amount: number;
  /** Null of a claim on an insured shipment. */
  orderStatus: PurchaseOrderStatus | null;
  language: string;
  /** What of the payment can still go back. */
  left: number;
}

/** All that was asked for where nothing is bought yet or the insurance pays, else nothing, and why. */
export function playedAnswer({ amount, left, orderStatus, language }: Asked): RefundAnswer {
  if (orderStatus === null) return { decision: 'APPROVE', amount, note: '' };
  if (left > 0 && canClose({ status: orderStatus }))
    return { decision: 'APPROVE', amount: Math.min(amount, left), note: '' };
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return { decision: 'REFUSE', note: demoText(locale, 'refunds.refused') };
}
