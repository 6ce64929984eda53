import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { CompensationQueue } from '../../contract/compensation-desk';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import classes from './money.module.css';

/** What may still be given this month. */
export function CompensationBudget({ budget: { left, ofMonth } }: Pick<CompensationQueue, 'budget'>) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const say = (money: typeof left) => formatMoney(money, intlTag(locale));
  return (
    <p className={classes.note}>
      {ofMonth.amount === 0
        ? t('compensations.noBudget')
        : t('compensations.budget', { left: say(left), all: say(ofMonth) })}
    </p>
  );
}
