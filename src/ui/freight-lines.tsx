import { useLocale } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import type { FreightEstimate } from '../contract/catalog';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import classes from './freight-lines.module.css';
import { isTold, sentenceOf, shownValues } from './freight-values.rules';
import { MoneyText } from './price';

interface Props {
  lines: FreightEstimate['lines'];
  /** Of the sums that the sentences name. */
  currency: string;
}

/** Why shipping costs what it costs, a sentence a row. Texts: `fee` of the `transit` namespace. */
export function FreightLines({ lines, currency }: Props) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const money = (amount: number) => formatMoney({ amount, currency }, tag);
  return (
    <ul className={classes.lines}>
      {lines.filter(isTold).map(({ code, values, amount, own }, index) => (
        <li key={index} className={classes.line}>
          <span>
            {t(`fee.${sentenceOf({ code, values })}`, shownValues(values, money))}
            {values.parcelNo !== undefined && (
              <>
                {' · '}
                <bdi>{values.parcelNo}</bdi>
              </>
            )}
          </span>
          {amount && (
            <span className={classes.sum}>
              {own && <bdi>{formatMoney(own, tag)}</bdi>}
              <MoneyText money={amount} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
