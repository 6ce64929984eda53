import type { ReactNode } from 'react';
import classes from './new-transit.module.css';

interface Props {
  id: string;
  number: number;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** One of the questions of a shipment; all of them stand on one page. */
export function TransitStep({ id, number, title, text, children }: Props) {
  return (
    <section className={classes.step} aria-labelledby={id}>
      <h2 id={id} className={classes.stepTitle}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {text && <p className={classes.quiet}>{text}</p>}
      {children}
    </section>
  );
}
