import type { COMPENSATION_STATUSES } from '../../contract/compensation-desk.enums';
import type { Tone } from '../../ui/status-chip';

export const COMPENSATION_TONES: Record<(typeof COMPENSATION_STATUSES)[number], Tone> = {
  ASKED: 'waiting',
  SENT_BACK: 'trouble',
  CREDITED: 'done',
  OWED: 'moving',
  PAID: 'done',
  TAKEN_BACK: 'neutral',
  DROPPED: 'neutral',
};
