import { useEffect, useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { timeLeft } from './order-look';
import classes from './pay-countdown.module.css';

/** Until when an unpaid order can be paid; on its last day a clock, drawn in the browser only, whose time moves. */
export function PayCountdown({ until }: { until: string }) {
  const { t } = useTranslation('purchase');
  const { tenant, locale } = useShell();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = now === undefined ? undefined : timeLeft(until, now);
  const at = formatDateTime(until, tenant.timezoneOffset, intlTag(locale));
  return (
    <span className={classes.left} role={left && 'timer'}>
      {left ? t('card.payWithin', { time: left }) : t('card.payBefore', { at })}
    </span>
  );
}
