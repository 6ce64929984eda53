import { useState } from 'react';
import { call } from '../../client/call';
import type { Export } from '../../contract/export';
import { saveFile } from './save-file';

/** The pieces of a table, put together into a file of the browser; how many have come, while they do. */
export function useTaking({ id, kind, parts, askedAt }: Export) {
  const [taken, setTaken] = useState<number>();
  const [isGone, setGone] = useState(false);
  const take = async () => {
    setGone(false);
    const pieces: Blob[] = [];
    try {
      for (let part = 1; part <= parts; part += 1) {
        setTaken(part);
        const { text } = await call('GET /operator/exports/{id}/parts/{part}', { params: { id, part } });
        // a browser keeps what is in a blob out of the page's memory
        pieces.push(new Blob([text]));
      }
      saveFile(
        new Blob(pieces, { type: 'text/csv;charset=utf-8' }),
        `${kind.toLowerCase()}-${askedAt.slice(0, 10)}.csv`,
      );
    } catch {
      setGone(true);
    } finally {
      setTaken(undefined);
    }
  };
  return { take, taken, isGone };
}
