import { useState } from 'react';
import type { DeskEvent } from '../../contract/desk-event';

interface Recorded {
  timeline: DeskEvent[];
}

/**
 * The history of a record that is read anew after something was written beside it: the rest of it stays as it stands, with
 * all that is typed in its forms.
 * @param read the record as it is by now; undefined where it could not be read
 */
export function useTold<Record extends Recorded>(record: Record, read: () => Promise<Recorded | undefined>) {
  const [told, setTold] = useState<{ of: Record; timeline: DeskEvent[] }>();
  // a deed since has brought its own
  const timeline = told?.of === record ? told.timeline : record.timeline;
  const tell = () => void read().then((now) => now && setTold({ of: record, timeline: now.timeline }));
  return { timeline, tell };
}
