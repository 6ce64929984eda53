import { useEffect, useState } from 'react';
import { PartMissing } from '../ui/part-missing';

/** As the browser runtime of the pages names what it could not fetch. */
const isMissedCode = (reason: unknown) => reason instanceof Error && reason.name === 'ChunkLoadError';

/** Says of code that somebody's press was to fetch that it is gone: what is no part of a page has no `loading` to say it. */
export function MissedCode() {
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    const look = ({ reason }: PromiseRejectionEvent) => isMissedCode(reason) && setMissed(true);
    window.addEventListener('unhandledrejection', look);
    return () => window.removeEventListener('unhandledrejection', look);
  }, []);
  return isMissed && <PartMissing isLayer />;
}
