import clsx from 'clsx';
import { useLocale } from '../client/use-shell';
import type { Money, Price as Prices } from '../contract/fields';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import classes from './price.module.css';

type Size = 'sm' | 'md' | 'lg' | 'xl';

interface MoneyTextProps {
  money: Money;
  size?: Size;
  className?: string;
}

/** One sum: the amount large, its currency small; digits run left to right in every language. */
export function MoneyText({ money, size = 'sm', className }: MoneyTextProps) {
  const text = formatMoney(money, intlTag(useLocale()));
  const [, sign = '', currency = '', amount = text] = /^([^\p{L}\p{S}\d]*)([^\d]*)(.*)$/u.exec(text) ?? [];
  return (
    <bdi dir="ltr" className={clsx(classes.money, classes[size], className)}>
      {sign}
      <span>{currency}</span>
      {amount}
    </bdi>
  );
}

interface PriceProps {
  price: Prices;
  size?: Size;
  /** The lowest of several. */
  isFrom?: string | undefined;
  className?: string;
}

/** What the shopper pays, and quiet beside it what the marketplace asks. */
export function Price({ price, size = 'md', isFrom, className }: PriceProps) {
  return (
    <span className={clsx(classes.price, className)}>
      <span>
        {isFrom && (
          <span className={classes.from}>
            {isFrom}
            {/* a sign stays with its sum, after a word the line may break */}
            {isFrom.length > 1 ? ' ' : '\u00a0'}
          </span>
        )}
        <MoneyText money={price.local} size={size} />
      </span>
      {price.local.currency !== price.cny.currency && <MoneyText money={price.cny} className={classes.cny} />}
    </span>
  );
}
