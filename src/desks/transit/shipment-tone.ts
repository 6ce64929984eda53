import type { DeskShipment } from '../../contract/way-desk';
import type { Tone } from '../../ui/status-chip';

/** How a state of something that has left is drawn. */
export function toneOf(status: DeskShipment['status']): Tone {
  if (status === 'LOST' || status === 'SEIZED' || status === 'RETURNED') return 'trouble';
  if (status === 'DELIVERED' || status === 'COMPLETED') return 'done';
  return status === 'CLOSED' ? 'neutral' : 'moving';
}
