import { useEffect, useState } from 'react';
import { offsetLabel, tenantClock } from '../contract/tenant-time';
import classes from './status-bar.module.css';

/** Tenant time, every second (FRM-1); nothing but these digits is drawn anew. */
export function Clock({ offsetHours }: { offsetHours: number }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <bdi dir="ltr" className={classes.clock}>
      <span>{offsetLabel(offsetHours)}</span>
      {/* the server's second is not the browser's */}
      <time suppressHydrationWarning>{tenantClock(now, offsetHours)}</time>
    </bdi>
  );
}
