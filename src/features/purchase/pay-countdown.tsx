import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { timeLeft } from './order-look';
import classes from './pay-countdown.module.css';

/** How long an unpaid order can still be paid; drawn in the browser only, whose clock moves. */
export function PayCountdown({ until }: { until: string }) {
  const { t } = useTranslation('purchase');
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={classes.left} role="timer">
      {now === undefined ? ' ' : t('card.payWithin', { time: timeLeft(until, now) })}
    </span>
  );
}
