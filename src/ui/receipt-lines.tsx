import { IconChevronDown } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './receipt-lines.module.css';

export interface ReceiptLine {
  id: string;
  label: string;
  /** A sum drawn by `MoneyText`, or a word such as "free". */
  amount: ReactNode;
  /** What the sum is made of; opens on a press. */
  details?: { id: string; label: string; amount?: ReactNode }[];
  isTotal?: boolean;
}

/** A sum, line by line, each openable into its own lines. */
export function ReceiptLines({ lines }: { lines: ReceiptLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ id, label, amount, details, isTotal }) => (
        <li key={id} className={clsx(isTotal && classes.total)}>
          {details?.length ? (
            <details>
              <summary className={classes.row}>
                <span className={classes.label}>
                  {label}
                  <IconChevronDown size={14} aria-hidden className={classes.chevron} />
                </span>
                <span>{amount}</span>
              </summary>
              <ul className={classes.details}>
                {details.map((detail) => (
                  <li key={detail.id} className={classes.row}>
                    <span>{detail.label}</span>
                    <span>{detail.amount}</span>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <div className={classes.row}>
              <span>{label}</span>
              <span>{amount}</span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
