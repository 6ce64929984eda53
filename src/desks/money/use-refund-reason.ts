import { useTranslation } from '../../client/use-translation';
import type { Refund } from '../../contract/refund';

type Why = Pick<Refund, 'reason' | 'cause'>;

/** Why money is to go back: as whoever asks for it wrote; of a shipment that was lost or is insured, what became of it. */
export function useRefundReason(): (refund: Why) => string {
  const { t } = useTranslation('operator');
  return ({ reason, cause }) => reason || (cause === 'LOST' || cause === 'INSURED' ? t(`refunds.cause.${cause}`) : '');
}
