import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { moreFor, risenWithFreight, sumOfMore } from '../../contract/dearer';
import { MoneyText } from '../../ui/price';
import classes from './buying.module.css';

interface Props {
  order: DeskPurchase;
  /** What its seller asks for one, of each thing that is to be bought. */
  prices: { id: string; unitFen: number }[];
  freightFen: number;
}

/** What its shopper would read, in their money, as the server will ask for it. */
export function AskedMore({ order, prices, freightFen }: Props) {
  const { t } = useTranslation('operator');
  const amount = moreOf(order, prices, freightFen);
  if (amount === undefined) return null;
  const { currency } = order.askTerms;
  return (
    <p className={classes.note} role="status">
      {amount === 0 ? (
        t('buying.place.borne')
      ) : (
        <>
          {t('buying.place.asks', { name: order.shopperName })} <MoneyText money={{ amount, currency }} />
        </>
      )}
    </p>
  );
}

/** Undefined where it is more than any sum. */
function moreOf(
  { items, domesticFreight, askTerms: { borne, ...terms } }: DeskPurchase,
  prices: Props['prices'],
  freightFen: number,
): number | undefined {
  const wanted = items
    .filter(({ id }) => prices.some((price) => price.id === id))
    // what was paid more for a piece since is in what was paid for it
    .map(({ id, paidFen, quantity, total }) => ({
      id,
      unitFen: paidFen,
      dearerFen: 0,
      quantity,
      totalFen: total.cny.amount,
    }));
  const risen = risenWithFreight(wanted, { items: prices, freightFen }, domesticFreight.cny.amount);
  try {
    return sumOfMore(
      risen.map(({ orderItemId, unitFen }) => {
        const item = wanted.find(({ id }) => id === orderItemId);
        return { more: item ? moreFor(terms, item, unitFen, borne) : 0 };
      }),
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
