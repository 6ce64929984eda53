import type { WITHDRAWAL_STATUSES } from '../../contract/wallet.enums';
import type { Tone } from '../../ui/status-chip';

export const WITHDRAWAL_TONES: Record<(typeof WITHDRAWAL_STATUSES)[number], Tone> = {
  REQUESTED: 'waiting',
  APPROVED: 'moving',
  PAID: 'done',
  REJECTED: 'trouble',
  CANCELLED: 'neutral',
};
