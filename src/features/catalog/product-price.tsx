import clsx from 'clsx';
import { useTranslation } from '../../client/use-translation';
import { groupThousands } from '../../contract/money';
import { MoneyText, Price } from '../../ui/price';
import type { ProductChoice } from './use-product-choice';
import classes from './product-price.module.css';

/** What one piece costs: the tiers, the one in force lit up, or the price that the choice leaves. */
export function ProductPrice({ shopping: { product, unitPrice, pieces } }: { shopping: ProductChoice }) {
  const { t } = useTranslation('product');
  const { priceMode, priceRange, unit } = product;
  if (priceMode === 'SPU_PRICE_RANGE' && priceRange.length > 0) {
    const active = Math.max(
      0,
      priceRange.findLastIndex(({ startQuantity }) => startQuantity <= pieces),
    );
    return (
      <ol className={classes.tiers} data-count={priceRange.length} aria-label={t('price.tiers')}>
        {priceRange.map(({ startQuantity, price }, tier) => {
          const next = priceRange[tier + 1]?.startQuantity;
          return (
            <li
              key={startQuantity}
              className={clsx(classes.tier, tier === active && classes.active)}
              aria-current={tier === active ? 'true' : undefined}
            >
              <Price price={price} size="md" />
              <span className={classes.tierRange}>
                {next === undefined
                  ? t('price.fromQuantity', { quantity: groupThousands(startQuantity) })
                  : t('price.quantities', { from: groupThousands(startQuantity), to: groupThousands(next - 1) })}
              </span>
            </li>
          );
        })}
      </ol>
    );
  }
  if (!unitPrice) return null;
  const { from, to } = unitPrice;
  const isSpan = to.local.amount > from.local.amount;
  const dash = (
    <span className={classes.dash} aria-hidden>
      –
    </span>
  );
  return (
    <p className={classes.price} aria-live="polite">
      {isSpan ? (
        <>
          <MoneyText money={from.local} size="xl" />
          {dash}
          <MoneyText money={to.local} size="xl" />
          {from.local.currency !== from.cny.currency && (
            <span className={classes.cny}>
              <MoneyText money={from.cny} />
              {dash}
              <MoneyText money={to.cny} />
            </span>
          )}
        </>
      ) : (
        <Price price={from} size="xl" />
      )}
      {unit && <span className={classes.unit}>{t('price.perUnit', { unit })}</span>}
    </p>
  );
}
