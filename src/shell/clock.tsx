import { useEffect, useState } from 'react';
import { offsetLabel, tenantClock } from '../contract/tenant-time';
import classes from './status-bar.module.css';

/** Tenant time, every second (FRM-1); nothing but these digits is drawn anew. */
export function Clock({ offsetHours }: { offsetHours: number }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // to the next full second each time: an interval drifts, and then skips one
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    return () => clearTimeout(timer);
  }, []);
  return (
    <bdi dir="ltr" className={classes.clock}>
      <span>{offsetLabel(offsetHours)}</span>
      {/* the server's second is not the browser's */}
      <time suppressHydrationWarning>{tenantClock(now, offsetHours)}</time>
    </bdi>
  );
}
