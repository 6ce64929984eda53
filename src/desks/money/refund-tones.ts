import type { REFUND_STATUSES } from '../../contract/refund.enums';
import type { Tone } from '../../ui/status-chip';

export const REFUND_TONES: Record<(typeof REFUND_STATUSES)[number], Tone> = {
  REQUESTED: 'waiting',
  SELLER_CONTACT: 'waiting',
  APPROVED: 'moving',
  RETURNING: 'moving',
  REFUNDED: 'done',
  REJECTED: 'trouble',
  TAKEN_BACK: 'neutral',
  CLOSED: 'neutral',
};
