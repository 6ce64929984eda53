import { useState } from 'react';
import type { ApiError } from '../../client/caller';

/**
 * A record that several write to. Where somebody else was quicker the refusal carries it as it is now: that is shown,
 * and what was typed stays.
 * @param read what a refusal carries; undefined where that is no such record
 * @returns `round` changes with each deed of one's own: the key of a form that begins anew after it
 */
export function useRecord<Record>(first: Record, read: (data: unknown) => Promise<Record | undefined>) {
  const [record, setRecord] = useState(first);
  const [isStale, setStale] = useState(false);
  const [round, setRound] = useState(0);
  const take = (now: Record) => {
    setRecord(now);
    setStale(false);
    setRound((before) => before + 1);
  };
  const refuse = ({ data }: ApiError) => {
    void read(data).then((now) => {
      if (!now) return;
      setRecord(now);
      setStale(true);
    });
  };
  return { record, isStale, take, refuse, round };
}
