import type { DeskDay } from '../../contract/day-desk';
import type { Tone } from '../../ui/status-chip';

export const DAY_TONES: Record<DeskDay['state'], Tone> = { OPEN: 'neutral', SIGNED: 'waiting', CHECKED: 'done' };
