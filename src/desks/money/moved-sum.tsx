import type { Money } from '../../contract/fields';
import { MoneyText } from '../../ui/price';
import classes from './money.module.css';

/** What came to an account or left it: the sign says which, the colour only repeats it. */
export function MovedSum({ money }: { money: Money }) {
  const isIn = money.amount > 0;
  return (
    <bdi dir="ltr" className={classes.moved} data-in={isIn ? '' : undefined}>
      {isIn && '+'}
      <MoneyText money={money} />
    </bdi>
  );
}
