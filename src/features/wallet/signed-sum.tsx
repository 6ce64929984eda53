import { useLocale } from '../../client/use-shell';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import classes from './signed-sum.module.css';

/** What came in or went out; the sign says it without the colour. */
export function SignedSum({ money }: { money: Money }) {
  const text = formatMoney(money, intlTag(useLocale()));
  return (
    <bdi dir="ltr" className={classes.sum} data-in={money.amount > 0 || undefined}>
      {money.amount > 0 ? `+${text}` : text}
    </bdi>
  );
}
