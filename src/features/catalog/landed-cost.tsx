import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { domesticFreightFen } from '../../contract/freight';
import { intlTag } from '../../contract/locales';
import { currencyLabel, formatMoney, groupThousands } from '../../contract/money';
import { MoneyText } from '../../ui/price';
import { ReceiptLines, type ReceiptLine } from '../../ui/receipt-lines';
import { isSumOfPieces } from './landed-cost.rules';
import type { ShownCost } from './use-landed-cost';
import type { ProductChoice } from './use-product-choice';
import classes from './buy-box.module.css';

interface Props {
  cost: ShownCost | null;
  shopping: ProductChoice;
}

/** The quote as a small receipt: each sum opens into what it is made of. */
export function LandedCost({ cost, shopping: { product, bulk, lines: wanted, pieces } }: Props) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  if (!cost) return <p className={classes.note}>{t(bulk.isOn ? 'bulk.none' : 'cost.chooseFirst')}</p>;

  const yuan = (fen: number) => formatMoney({ amount: fen, currency: 'CNY' }, intlTag(locale));
  const { goods, domesticFreight, serviceFee, total, marginBasisPoints, serviceFeeRule } = cost;
  const [only] = wanted.length === 1 && isSumOfPieces(wanted, goods, 'cny') ? wanted : [];
  const exactSum = [only && `${only.quantity} × ${yuan(only.unitPrice.cny.amount)} = `, yuan(goods.cny.amount)].join(
    '',
  );
  const isForeign = goods.local.currency !== 'CNY';
  const freight = domesticFreightFen(product.freight, pieces, product.weightGrams * pieces);
  const lines: ReceiptLine[] = [
    {
      id: 'goods',
      label: t('cost.goods', { count: pieces }),
      amount: <MoneyText money={goods.local} />,
      details: wanted.map(({ skuId, labels, quantity, unitPrice: { cny } }) => ({
        id: skuId,
        label: [bulk.isOn && labels.join(' · '), t('cost.pieces', { price: yuan(cny.amount), quantity })]
          .filter(Boolean)
          .join(': '),
        amount: yuan(cny.amount * quantity),
      })),
    },
    {
      id: 'freight',
      label: t('cost.domesticFreight'),
      amount: domesticFreight.cny.amount === 0 ? t('cost.free') : <MoneyText money={domesticFreight.local} />,
      details:
        product.freight.kind === 'free'
          ? undefined
          : freight.rows.map(({ code, values, amount }, index) => ({
              id: String(index),
              label: t(`cost.freight.${code}`, freightValues(values)),
              amount: yuan(amount ?? 0),
            })),
    },
    {
      id: 'fee',
      label: t('cost.serviceFee'),
      amount: <MoneyText money={serviceFee.local} />,
      details: [
        {
          id: 'rule',
          label: t('cost.feeRule', {
            percent: serviceFeeRule.basisPoints / 100,
            minimum: yuan(serviceFeeRule.minimumFen),
          }),
          amount: yuan(serviceFee.cny.amount),
        },
      ],
    },
    {
      id: 'total',
      label: t(cost.isEstimate ? 'cost.estimate' : 'cost.total'),
      amount: (
        <span className={classes.total}>
          <MoneyText money={total.local} size="lg" />
          {isForeign && <MoneyText money={total.cny} className={classes.note} />}
        </span>
      ),
      isTotal: true,
    },
  ];
  return (
    <section className={classes.receipt} aria-label={t('cost.title')} aria-live="polite">
      <ReceiptLines lines={lines} />
      {!isSumOfPieces(wanted, goods, 'local') && (
        // a formula reads from left to right in every language
        <p className={classes.note}>{t('cost.exact', { sum: `\u2066${exactSum}\u2069` })}</p>
      )}
      <p className={classes.note}>
        {t('cost.scope')}{' '}
        {isForeign &&
          t(marginBasisPoints > 0 ? 'cost.rateWithMargin' : 'cost.rate', {
            rate: `${groupThousands(cost.cnyToLocalRate)} ${currencyLabel(goods.local.currency)}`,
            percent: marginBasisPoints / 100,
          })}
      </p>
    </section>
  );
}

/** Weights come in grams; people read kilograms. */
const freightValues = ({ grams, ...values }: Record<string, string | number>) => ({
  ...values,
  ...(grams === undefined ? {} : { kilograms: Number(grams) / 1000 }),
});
