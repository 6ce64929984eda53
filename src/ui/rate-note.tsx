import { useLocale, useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import type { FreightEstimate } from '../contract/catalog';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import classes from './estimated-line.module.css';

interface Props {
  /** What is shown: where nothing of it is priced in yuan, nothing was changed. */
  receipts: readonly Pick<FreightEstimate, 'lines'>[];
}

/** By what the yuan of a line's price list become what is shown: with it anybody comes to the same cent. */
export function RateNote({ receipts }: Props) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const { cnyExchangeRate, currency, marginBasisPoints } = useTenant().exchangeInfo;
  if (!receipts.some(isChanged)) return null;
  const yuan = formatMoney({ amount: 100, currency: 'CNY' }, tag);
  const words = { yuan, rate: `${cnyExchangeRate} ${currency}`, margin: marginBasisPoints / 100 };
  return <p className={classes.note}>{t('estimated.rate', words)}</p>;
}

/** Whether one of its rows was priced in other money than it is shown in. */
export const isChanged = ({ lines }: Pick<FreightEstimate, 'lines'>): boolean => lines.some(({ own }) => own);
