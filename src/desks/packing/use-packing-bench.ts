import { useEffect, useRef, useState } from 'react';
import { call } from '../../client/call';
import { ApiError } from '../../client/caller';
import type { PackingBox } from '../../contract/packing-box.schemas';
import type { DeskTransit } from '../../contract/packing-desk';
import { playSound } from '../bench/scan-sound';
import { begin, hear, isOrderCode, soundOfSay, type Packing, type PackingSay } from './bench-pack.rules';
import { forgetPacking, keepPacking, readPacking } from './kept-packing';

export interface Said {
  id: number;
  code: string;
  say: PackingSay;
}
const MOST_SHOWN = 12;
const MOST_UNDONE = 20;

/** What is scanned at a packing table, one code after the other, and what it has done to the shipment that lies there. */
export function usePackingBench(bench: string, isMuted: boolean) {
  const [packing, setPacking] = useState<Packing>();
  const [kinds, setKinds] = useState<PackingBox[]>([]);
  const [said, setSaid] = useState<Said[]>([]);
  const [isBusy, setBusy] = useState(false);
  const before = useRef<Packing[]>([]);
  // codes are heard one after the other, whatever a call before them takes
  const now = useRef<Packing>(undefined);
  const boxes = useRef<PackingBox[]>([]);
  const line = useRef(Promise.resolve());
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
  const inTurn = (work: () => Promise<void>) => {
    line.current = line.current.then(async () => {
      setBusy(true);
      await work().finally(() => setBusy(false));
    });
  };
  const lay = async (order: DeskTransit, kept?: Packing) => {
    const answer = await call('GET /operator/transit-orders/{id}/boxes', { params: { id: order.id } });
    boxes.current = answer.kinds;
    setKinds(answer.kinds);
    before.current = [];
    put(kept ? { ...kept, order } : begin(order));
  };
  const layAgain = useRef(lay);
  layAgain.current = lay;
  const take = async (code: string) => {
    try {
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
    } catch (error) {
      say(code, error instanceof ApiError && error.status === 409 ? 'NOT_NOW' : 'LOST');
    }
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
    put(undefined);
    before.current = [];
    if (id) await call('POST /operator/transit-orders/{id}/release', { params: { id } }).catch(() => undefined);
  };
  const scan = (code: string) =>
    inTurn(async () => {
      if (code === '!NEXT') {
        await leave();
        return say(code, 'CLEARED');
      }
      if (code === '!UNDO') {
        const [last, ...older] = before.current;
        if (!last) return say(code, 'TOO_SOON');
        before.current = older;
        put({ ...last, order: now.current?.order ?? last.order });
        return say(code, 'CLEARED');
      }
      if (now.current) return heard(code);
      return take(code);
    });

  useEffect(() => {
    const kept = readPacking(bench);
    now.current = undefined;
    setPacking(undefined);
    setSaid([]);
    if (!kept) return;
    // what lay there before the page was loaded anew, as long as nobody has written to it
    inTurn(async () => {
      const order = await call('GET /operator/transit-orders/{id}', { params: { id: kept.order.id } }).catch(
        () => undefined,
      );
      if (order?.canPack && order.version === kept.order.version && order.lease?.isMine)
        await layAgain.current(order, kept);
      else forgetPacking(bench);
    });
    // of the bench that its address names
  }, [bench]);

  return { packing, kinds, said, isBusy, scan, say, put };
}
