import { useState } from 'react';
import type { ApiError } from '../../client/caller';

/**
 * A record that several write to. Where somebody else was quicker the refusal carries it as it is now: that is shown,
 * and what was typed stays.
 * @param read what a refusal carries; undefined where that is no such record
 */
export function useRecord<Record>(first: Record, read: (data: unknown) => Promise<Record | undefined>) {
  const [record, setRecord] = useState(first);
  const [isStale, setStale] = useState(false);
  const take = (now: Record) => {
    setRecord(now);
    setStale(false);
  };
  const refuse = ({ data }: ApiError) => {
    void read(data).then((now) => {
      if (!now) return;
      setRecord(now);
      setStale(true);
    });
  };
  return { record, isStale, take, refuse };
}
