import { useLocale } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import type { FreightEstimate } from '../contract/catalog';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import classes from './freight-lines.module.css';
import { MoneyText } from './price';

interface Props {
  lines: FreightEstimate['lines'];
  /** Of the sums that the sentences name. */
  currency: string;
}

/** Why shipping costs what it costs, a sentence a line. Texts: `fee` of the `transit` namespace. */
export function FreightLines({ lines, currency }: Props) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const say = (name: string, value: string | number) => {
    if (typeof value === 'string') return value;
    // contract/freight.ts: names ending so are money, or weights in grams
    if (/(Fee|Amount)$/.test(name)) return formatMoney({ amount: value, currency }, tag);
    return /grams$/i.test(name) ? value / 1000 : value;
  };
  return (
    <ul className={classes.lines}>
      {lines.map(({ code, values, amount }, index) => (
        <li key={index} className={classes.line}>
          <span>
            {t(
              `fee.${code}`,
              Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(name, value)])),
            )}
          </span>
          {amount && <MoneyText money={amount} />}
        </li>
      ))}
    </ul>
  );
}
