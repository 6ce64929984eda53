import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../client/call';
import { newIdempotencyKey, waitIfAway } from '../../client/caller';
import type { BatchSaying, BatchScanAnswer } from '../../contract/batch';
import type { ScanSound } from '../../contract/scan';
import { ScanQueue } from '../bench/scan-queue';
import { playSound } from '../bench/scan-sound';

const SOUNDS: Record<BatchSaying, ScanSound> = {
  ...({ ADDED: 'GOOD', NUMBERED: 'GOOD', ALREADY: 'LOOK', UNKNOWN: 'UNKNOWN' } as const),
  ...({ NOT_READY: 'REFUSED', GONE: 'REFUSED', ELSEWHERE: 'REFUSED' } as const),
  ...({ TAKEN: 'REFUSED', FULL: 'REFUSED', CLOSED: 'REFUSED' } as const),
};
const isHeard = (say: BatchSaying) => SOUNDS[say] === 'GOOD' || SOUNDS[say] === 'LOOK';

export interface Unput {
  code: string;
  say: BatchSaying | 'LOST';
}

/** What is scanned into a batch: sent in its order, heard, and what came to nothing stays to be looked at. */
export function useBatchScans(id: string, onAnswer: (answer: BatchScanAnswer) => void) {
  const [last, setLast] = useState<BatchScanAnswer>();
  const [unput, setUnput] = useState<Unput[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [isAway, setAway] = useState(false);
  const hear = useRef(onAnswer);
  hear.current = onAnswer;
  const queue = useRef<ScanQueue<BatchScanAnswer>>(undefined);

  useEffect(() => {
    // a number of a carrier is of the box before it
    let boxId: string | undefined;
    const leave = (code: string, say: Unput['say']) =>
      setUnput((before) => [{ code, say }, ...before.filter((one) => one.code !== code)]);
    const line = new ScanQueue<BatchScanAnswer>({
      send: ({ code }) =>
        call('POST /operator/batches/{id}/scan', { params: { id }, body: { code, ...(boxId && { boxId }) } }),
      waitOf: waitIfAway,
      newId: newIdempotencyKey,
      onAnswer(answer) {
        const { say, code, box } = answer;
        boxId = isHeard(say) ? box?.id : undefined;
        playSound(SOUNDS[say]);
        if (isHeard(say)) setUnput((before) => before.filter((one) => one.code !== code));
        else leave(code, say);
        setLast(answer);
        hear.current(answer);
      },
      onRefused(code) {
        playSound('REFUSED');
        leave(code, 'LOST');
      },
      onChange(now, away) {
        setWaiting(now.length);
        setAway(away);
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    queue.current = line;
    return () => line.close();
  }, [id]);

  const scan = useCallback((code: string) => {
    if (queue.current?.push(code)) return;
    playSound('REFUSED');
    setUnput((before) => [{ code, say: 'LOST' }, ...before]);
  }, []);
  const solve = useCallback((code: string) => setUnput((before) => before.filter((one) => one.code !== code)), []);
  return { last, unput, waiting, isAway, scan, solve };
}
