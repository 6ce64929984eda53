import { useLocale, useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import classes from './estimated-line.module.css';

/** By what the yuan of a line's price list become what is shown: with it anybody comes to the same cent. */
export function RateNote() {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const { cnyExchangeRate, currency, marginBasisPoints } = useTenant().exchangeInfo;
  if (currency === 'CNY') return null;
  const yuan = formatMoney({ amount: 100, currency: 'CNY' }, tag);
  const words = { yuan, rate: `${cnyExchangeRate} ${currency}`, margin: marginBasisPoints / 100 };
  return <p className={classes.note}>{t('estimated.rate', words)}</p>;
}
