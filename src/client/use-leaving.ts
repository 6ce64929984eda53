import { useEffect, useState } from 'react';

/** Goes to a page outside of the shop; `isLeaving` keeps buttons quiet until the browser has gone, or has come back. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // the way back may show this very page again, as it was left
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = (url: string) => {
    setLeaving(true);
    window.location.assign(url);
  };
  /** The same by a POST of these fields. */
  const leaveByForm = (url: string, fields: Record<string, string>) => {
    setLeaving(true);
    const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true });
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  };
  return { isLeaving, leave, leaveByForm };
}
