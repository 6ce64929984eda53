import { useEffect, useRef, useState, type RefObject } from 'react';
import { call } from '../../client/call';
import { ApiError, newIdempotencyKey, waitIfAway } from '../../client/caller';
import type { PackingBox } from '../../contract/packing-box';
import type { DeskTransit } from '../../contract/packing-desk';
import { keepScans, readScans } from '../bench/kept-scans';
import { ScanQueue, type WaitingScan } from '../bench/scan-queue';
import { playSound } from '../bench/scan-sound';
import { begin, hear, isOrderCode, soundOfSay, type Packing, type PackingSay } from './bench-pack.rules';
import { forgetPacking, keepPacking, readPacking } from './kept-packing';

export interface Said {
  id: number;
  code: string;
  say: PackingSay;
}
/** What `!END` does; it throws where the server is out of reach. */
export type End = () => Promise<void>;
const MOST_SHOWN = 12;
const MOST_UNDONE = 20;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What is scanned at a packing table, one code after the other, and what it has done to the shipment that lies there. What
 * is scanned while the server is out of reach is kept over a reload, and done in its order once it is back.
 */
export function usePackingBench(bench: string, isMuted: boolean, endRef: RefObject<End | null>) {
  const [packing, setPacking] = useState<Packing>();
  const [kinds, setKinds] = useState<PackingBox[]>([]);
  const [said, setSaid] = useState<Said[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [isAway, setAway] = useState(false);
  const before = useRef<Packing[]>([]);
  const now = useRef<Packing>(undefined);
  const boxes = useRef<PackingBox[]>([]);
  const queue = useRef<ScanQueue<undefined>>(undefined);
  const muted = useRef(isMuted);
  muted.current = isMuted;

  const put = (next: Packing | undefined) => {
    now.current = next;
    setPacking(next);
    if (next) keepPacking(bench, next);
    else forgetPacking(bench);
  };
  const say = (code: string, word: PackingSay) => {
    if (!muted.current) playSound(soundOfSay(word));
    setSaid((all) => [{ id: (all[0]?.id ?? 0) + 1, code, say: word }, ...all].slice(0, MOST_SHOWN));
  };
  const lay = async (order: DeskTransit, kept?: Packing) => {
    const answer = await call('GET /operator/transit-orders/{id}/boxes', { params: { id: order.id } });
    boxes.current = answer.kinds;
    setKinds(answer.kinds);
    before.current = [];
    put(kept ? { ...kept, order } : begin(order));
  };
  const take = async (code: string) => {
    const { order } = await call('GET /operator/transit-orders/by-code', { query: { code } });
    if (!order) return say(code, 'UNKNOWN');
    if (order.lease && !order.lease.isMine) return say(code, 'OTHERS');
    if (!order.canStart && !order.canPack) return say(code, 'NOT_NOW');
    const params = { id: order.id };
    const mine = order.canStart
      ? await call('POST /operator/transit-orders/{id}/start', { params })
      : await call('POST /operator/transit-orders/{id}/claim', { params, body: { takesOver: false } });
    await lay(mine);
    // a label of one of its parcels has told which shipment it is, and is on the table too
    if (isOrderCode(code) || !now.current) return say(code, 'BEGUN');
    heard(code);
  };
  const heard = (code: string) => {
    if (!now.current) return;
    const answer = hear(now.current, code, boxes.current);
    if (answer.packing !== now.current) before.current = [now.current, ...before.current].slice(0, MOST_UNDONE);
    put(answer.packing);
    say(code, answer.say);
  };
  const leave = async () => {
    const id = now.current?.order.id;
    const release = id && call('POST /operator/transit-orders/{id}/release', { params: { id } });
    // who may not leave it any more has left it
    await Promise.resolve(release).catch((error: unknown) => {
      if (waitIfAway(error) !== undefined) throw error;
    });
    put(undefined);
    before.current = [];
  };
  const undo = (code: string) => {
    const [last, ...older] = before.current;
    if (!last) return say(code, 'TOO_SOON');
    before.current = older;
    put({ ...last, order: now.current?.order ?? last.order });
    say(code, 'CLEARED');
  };
  const work = async (code: string) => {
    if (code === '!NEXT') return leave().then(() => say(code, 'CLEARED'));
    if (code === '!UNDO') return undo(code);
    if (code === '!END') return endRef.current ? endRef.current() : say(code, 'TOO_SOON');
    return now.current ? heard(code) : take(code);
  };
  /** What lay there before the page was loaded anew, as long as nobody has written to it. */
  const layAgain = async (kept: Packing) => {
    const order = await call('GET /operator/transit-orders/{id}', { params: { id: kept.order.id } });
    if (order.canPack && order.version === kept.order.version && order.lease?.isMine) await lay(order, kept);
    else forgetPacking(bench);
  };
  const latest = useRef({ work, layAgain, say });
  latest.current = { work, layAgain, say };

  useEffect(() => {
    const key = `packing-scans.${bench}`;
    let kept = readPacking(bench);
    now.current = undefined;
    setPacking(undefined);
    setSaid([]);
    const line = new ScanQueue<undefined>(
      {
        async send({ code }) {
          if (kept) await latest.current.layAgain(kept).catch(forgetUnlessAway);
          kept = undefined;
          if (code !== LAY) await latest.current.work(code);
          return undefined;
        },
        waitOf: waitIfAway,
        newId: newIdempotencyKey,
        onAnswer: () => undefined,
        onRefused: (code, error) =>
          latest.current.say(code, error instanceof ApiError && error.status === 409 ? 'NOT_NOW' : 'LOST'),
        onChange(scans, away) {
          const scanned = scans.filter(({ code }) => code !== LAY);
          // where the table is kept too: another tab has a table of its own
          keepScans(key, scanned, 'sessionStorage');
          setWaiting(scans.length);
          setAway(away);
        },
        wait: pause,
      },
      [...(kept ? [{ scanId: LAY, code: LAY }] : []), ...readScans(key, 'sessionStorage')],
    );
    const forgetUnlessAway = (error: unknown) => {
      if (waitIfAway(error) !== undefined) throw error;
      forgetPacking(bench);
    };
    queue.current = line;
    void line.idle();
    return () => line.close();
    // of the bench that its address names
  }, [bench]);

  const scan = (code: string) => {
    if (!queue.current?.push(code)) say(code, 'FULL');
  };
  return { packing, kinds, said, waiting, isAway, scan, say, put };
}

/** Stands before all that was scanned: what lay on the table is laid there again. */
const LAY: WaitingScan['code'] = '!LAY';
