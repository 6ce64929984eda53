import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import classes from './hold-clock.module.css';

const secondsUntil = (until: string) => Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the quoted prices are held; asks for new ones when the time is over. */
export function HoldClock({ until, onExpired }: { until: string; onExpired: () => void }) {
  const { t } = useTranslation('cart');
  const [left, setLeft] = useState(() => secondsUntil(until));
  const expired = useRef(onExpired);
  expired.current = onExpired;

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => {
    if (left === 0) expired.current();
  }, [left]);

  return (
    <p className={classes.clock} role="timer">
      {left > 0 ? t('checkout.held', { time: clock(left) }) : t('checkout.expired')}
    </p>
  );
}
