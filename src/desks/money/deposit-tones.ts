import type { DEPOSIT_STATUSES } from '../../contract/wallet.enums';
import type { Tone } from '../../ui/status-chip';

export const DEPOSIT_TONES: Record<(typeof DEPOSIT_STATUSES)[number], Tone> = {
  PENDING: 'neutral',
  UNDER_REVIEW: 'waiting',
  CREDITED: 'done',
  REJECTED: 'trouble',
  CANCELLED: 'neutral',
};
