import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import classes from './hold-clock.module.css';

const HELD_SECONDS = LIMITS.quoteMinutes * 60;
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * How long the quoted prices are held; asks for new ones when the time is over. Counts from the quote's arrival: the
 * shopper's clock may be wrong by more than the ten minutes, and would then ask without end.
 */
export function HoldClock({ onExpired }: { onExpired: () => void }) {
  const { t } = useTranslation('cart');
  const [left, setLeft] = useState(HELD_SECONDS);
  const expired = useRef(onExpired);
  expired.current = onExpired;

  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setLeft(Math.max(0, HELD_SECONDS - Math.floor((performance.now() - startedAt) / 1000))),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) expired.current();
  }, [left]);

  return (
    <p className={classes.clock} role="timer">
      {left > 0 ? t('checkout.held', { time: clock(left) }) : t('checkout.expired')}
    </p>
  );
}
