import type { CSSProperties, ReactNode } from 'react';
import { useNear } from './use-near';
import classes from './when-near.module.css';

interface Props {
  /** What it will take, in pixels: beside each other, and below each other on a narrow screen. */
  height: { wide: number; narrow: number };
  children: ReactNode;
}

/** Room of a known height until it comes near the window; only then its code and data are fetched. */
export function WhenNear({ height, children }: Props) {
  const { place, isNear } = useNear<HTMLDivElement>();
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
