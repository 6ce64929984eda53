import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { FeeTerms } from '../../contract/fee-rules';
import { serviceFeeFen } from '../../contract/freight';
import { intlTag } from '../../contract/locales';
import { addMoney, formatMoney } from '../../contract/money';
import { priceOf, type PriceTerms } from '../../contract/price';
import classes from './sample-prices.module.css';

/** In fen: from a trinket to a coat. */
const SAMPLES = [1_000, 5_000, 20_000, 80_000, 300_000];

interface Terms {
  serviceFee: FeeTerms['serviceFee'];
  price: PriceTerms;
}
interface Props {
  now: Terms;
  /** With what is typed. */
  then: Terms;
}

/** What goods of five prices cost a shopper, as it is and as it would be. */
export function SamplePrices({ now, then }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const text = (money: Parameters<typeof formatMoney>[0]) => formatMoney(money, intlTag(locale));
  return (
    <table className={classes.table}>
      <caption>{t('settings.money.samples')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.money.goods')}</th>
          <th scope="col">{t('settings.money.now')}</th>
          <th scope="col">{t('settings.money.then')}</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLES.map((fen) => (
          <tr key={fen}>
            <th scope="row">{text({ amount: fen, currency: 'CNY' })}</th>
            <td>{text(costOf(fen, now))}</td>
            <td>{isWhole(then) ? text(costOf(fen, then)) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As an order is charged: goods and fee, each rounded once. */
const costOf = (fen: number, { serviceFee, price }: Terms) =>
  addMoney(priceOf(fen, price).local, priceOf(serviceFeeFen(serviceFee, fen).amount, price).local);

const isWhole = ({ serviceFee: { basisPoints, minimumFen }, price }: Terms) =>
  [basisPoints, minimumFen, price.marginBasisPoints].every((number) => number >= 0 && number < 100_000_000);
