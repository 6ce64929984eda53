import { useTranslation } from '../client/use-translation';
import type { Quote } from '../contract/cart';
import type { Money } from '../contract/fields';
import { intlTag } from '../contract/locales';
import { addMoney, currencyLabel, formatMoney, groupThousands } from '../contract/money';
import { useLocale } from '../client/use-shell';
import classes from './estimated-line.module.css';
import { MoneyText } from './price';
import { ReceiptLines, type ReceiptLine } from './receipt-lines';

type Sums = Pick<
  Quote,
  'goods' | 'domesticFreight' | 'serviceFee' | 'total' | 'cnyToLocalRate' | 'marginBasisPoints' | 'serviceFeeRule'
> & {
  shops?: Quote['shops'];
};

interface Props {
  sums: Sums;
  /** What was paid beside these sums, since: it counts in the total. */
  more?: { label: string; money: Money } | undefined;
  /** What has been given back since, where anything was. */
  refunded?: { label: string; money: Money } | undefined;
  /** Of an order: its rate is that of its day, whatever the shop's is now. */
  isOrdered?: boolean;
}

/** Every part of a sum with where it comes from: the same receipt in cart, checkout and order. */
export function QuoteReceipt({ sums, more, refunded, isOrdered = false }: Props) {
  const { t } = useTranslation();
  const { serviceFeeRule: rule, marginBasisPoints, cnyToLocalRate, shops = [] } = sums;
  const rate = `${groupThousands(cnyToLocalRate)} ${currencyLabel(sums.total.local.currency)}`;
  const byShop = (pick: (shop: Quote['shops'][number]) => Quote['total']) =>
    shops.length > 1
      ? shops.map((shop) => ({ id: shop.shopId, label: shop.shopName, amount: <MoneyText money={pick(shop).local} /> }))
      : [];
  const lines: ReceiptLine[] = [
    {
      id: 'goods',
      label: t('receipt.goods'),
      amount: <MoneyText money={sums.goods.local} />,
      details: byShop((shop) => shop.goods),
    },
    {
      id: 'freight',
      label: t('receipt.freight'),
      amount:
        sums.domesticFreight.local.amount === 0 ? t('receipt.free') : <MoneyText money={sums.domesticFreight.local} />,
      details: byShop((shop) => shop.domesticFreight),
    },
    {
      id: 'fee',
      label: t('receipt.fee'),
      amount: <MoneyText money={sums.serviceFee.local} />,
      details: [
        {
          id: 'rule',
          label: t('receipt.feeRule', { percent: rule.basisPoints / 100 }),
          amount: <MoneyText money={{ amount: rule.minimumFen, currency: 'CNY' }} />,
        },
        ...byShop((shop) => shop.serviceFee),
      ],
    },
    ...(more ? [{ id: 'more', label: more.label, amount: <MoneyText money={more.money} /> }] : []),
    {
      id: 'total',
      label: t('receipt.total'),
      amount: <MoneyText money={more ? addMoney(sums.total.local, more.money) : sums.total.local} size="lg" />,
      isTotal: true,
      details: [
        ...(more ? [{ id: 'placed', label: t('receipt.placed'), amount: <MoneyText money={sums.total.local} /> }] : []),
        { id: 'cny', label: t('receipt.inCny'), amount: <MoneyText money={sums.total.cny} /> },
        { id: 'rate', label: t('receipt.rate'), amount: <bdi dir="ltr">{t('shell.cnyRate', { rate })}</bdi> },
        { id: 'margin', label: t('receipt.margin'), amount: `${marginBasisPoints / 100} %` },
      ],
    },
    ...(refunded ? [{ id: 'refunded', label: refunded.label, amount: <MoneyText money={refunded.money} /> }] : []),
  ];
  const tag = intlTag(useLocale());
  const words = {
    yuan: formatMoney({ amount: 100, currency: 'CNY' }, tag),
    rate,
    margin: marginBasisPoints / 100,
  };
  return (
    <>
      <ReceiptLines lines={lines} />
      {sums.total.local.currency !== 'CNY' && (
        <p className={classes.note}>{t(isOrdered ? 'receipt.rateKept' : 'receipt.rateToday', words)}</p>
      )}
    </>
  );
}
