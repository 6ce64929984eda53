import type { ReactNode } from 'react';
import classes from './money.module.css';

/** What a record says, line by line; what there is nothing of is left out. */
export function Facts({ rows }: { rows: ([string, ReactNode] | '' | false | null)[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
