import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './when-near.module.css';

interface Props {
  /** What it will take, in pixels: beside each other, and below each other on a narrow screen. */
  height: { wide: number; narrow: number };
  children: ReactNode;
}

/** Room of a known height until it comes near the window; only then its code and data are fetched. */
export function WhenNear({ height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div
      ref={place}
      className={classes.room}
      style={{ '--wide': `${height.wide}px`, '--narrow': `${height.narrow}px` } as CSSProperties}
    >
      {isNear && children}
    </div>
  );
}
