import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../client/use-translation';
import type { FreightEstimate } from '../contract/catalog';
import type { Money } from '../contract/money';
import classes from './estimated-line.module.css';
import { FreightLines } from './freight-lines';
import { LineHistoryText } from './line-history-text';
import { MoneyText } from './price';

interface Props extends Pick<FreightEstimate, 'title' | 'lines' | 'delivery' | 'history'> {
  id?: string;
  days: string;
  total: Money;
  /** What else is to be said of it, once it is open. */
  children?: ReactNode;
}

/** A line of shipping with its days and price; opens into the parts of the price. */
export function EstimatedLine({ id, title, days, total, lines, delivery, history, children }: Props) {
  const { t } = useTranslation('transit');
  return (
    <details id={id} className={classes.option}>
      <summary className={classes.summary}>
        <span className={classes.name}>{title}</span>
        <span className={classes.days}>
          {days}
          {delivery === 'STATION' && ` · ${t('pickUp')}`}
        </span>
        <MoneyText money={total} size="md" />
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </summary>
      <FreightLines lines={lines} currency={total.currency} />
      {history && (
        <LineNote>
          <LineHistoryText history={history} />
        </LineNote>
      )}
      {children}
    </details>
  );
}

/** A sentence below the parts of the price. */
export const LineNote = ({ children }: { children: ReactNode }) => <p className={classes.note}>{children}</p>;
