import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../client/call';
import { newIdempotencyKey, waitIfAway } from '../../client/caller';
import { soundOf, type ScanAnswer, type ScanContext, type ScanInput } from '../../contract/scan';
import { keepScans, readScans } from './kept-scans';
import { ScanQueue, type WaitingScan } from './scan-queue';
import { playSound } from './scan-sound';

export interface Unsolved {
  code: string;
  say: ScanAnswer['say'] | 'FULL' | 'REFUSED';
}
type Place = Pick<ScanInput, 'bench' | 'warehouseId' | 'mode'>;

const MOST_SHOWN = 12;
const keyOf = ({ warehouseId, bench, mode }: Place) => `bench-scans.${warehouseId}.${bench}.${mode}`;

/** What a bench has scanned: sent in order, answered with a sound, and kept over a reload until it is. */
export function useScanLine(place: Place, isMuted: boolean) {
  const [answers, setAnswers] = useState<ScanAnswer[]>([]);
  const [unsolved, setUnsolved] = useState<Unsolved[]>([]);
  const [waiting, setWaiting] = useState<readonly WaitingScan[]>([]);
  const [isAway, setAway] = useState(false);
  const context = useRef<ScanContext>({});
  const muted = useRef(isMuted);
  muted.current = isMuted;
  const queue = useRef<ScanQueue<ScanAnswer>>(undefined);
  const { bench, warehouseId, mode } = place;

  useEffect(() => {
    const here = { bench, warehouseId, mode };
    const key = keyOf(here);
    const leave = (code: string, say: Unsolved['say']) => {
      setUnsolved((before) => [{ code, say }, ...before.filter((one) => one.code !== code)]);
    };
    const line = new ScanQueue<ScanAnswer>(
      {
        send: ({ scanId, code }) =>
          call('POST /operator/scan', { body: { ...here, scanId, code, context: context.current } }),
        waitOf: waitIfAway,
        newId: newIdempotencyKey,
        onAnswer(answer) {
          context.current = answer.next;
          setAnswers((before) => [answer, ...before].slice(0, MOST_SHOWN));
          const sound = soundOf(answer.say);
          if (!muted.current) playSound(sound);
          // a command names no goods: there is nothing to be looked for afterwards
          const isOfGoods = answer.recognised !== 'COMMAND' && answer.recognised !== 'MEASURES';
          if (isOfGoods && (sound === 'REFUSED' || answer.say === 'UNKNOWN')) leave(answer.code, answer.say);
          // what is done now was not done before
          else setUnsolved((before) => before.filter(({ code }) => code !== answer.code));
        },
        onRefused(code) {
          if (!muted.current) playSound('REFUSED');
          leave(code, 'REFUSED');
        },
        onChange(now, away) {
          keepScans(key, now);
          setWaiting(now);
          setAway(away);
        },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
      readScans(key),
    );
    queue.current = line;
    context.current = {};
    setAnswers([]);
    void line.idle();
    return () => line.close();
  }, [bench, warehouseId, mode]);

  const scan = useCallback((code: string) => {
    if (queue.current?.push(code)) return;
    if (!muted.current) playSound('REFUSED');
    setUnsolved((before) => [{ code, say: 'FULL' }, ...before]);
  }, []);
  const solve = useCallback((code: string) => setUnsolved((before) => before.filter((one) => one.code !== code)), []);
  return { answers, unsolved, waiting, isAway, scan, solve };
}
