import { Alert, Button, Select } from '@mantine/core';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '../../client/caller';
import { paths } from '../../client/paths';
import type { Quote } from '../../contract/cart';
import type { Warehouse } from '../../contract/tenant';
import { MoneyText } from '../../ui/price';
import { QuoteReceipt } from '../../ui/quote-receipt';
import { SkeletonBlock } from '../../ui/skeletons';
import classes from './cart-summary.module.css';
import { keepCheckout } from '../../client/checkout-intent';

interface Props {
  quote: Quote | undefined;
  /** false while the sums shown are those of before the last change. */
  isCurrent: boolean;
  count: number;
  error: ApiError | undefined;
  onRefresh: () => void;
  warehouses: Warehouse[];
  warehouseId: string | undefined;
  onWarehouse: (id: string) => void;
}

export function CartSummary({
  quote,
  isCurrent,
  count,
  error,
  onRefresh,
  warehouses,
  warehouseId,
  onWarehouse,
}: Props) {
  const { t } = useTranslation(['cart', 'common']);
  const router = useRouter();
  const problems = quote?.shops.flatMap((shop) => shop.lines).filter((line) => line.problem) ?? [];
  const canGo = isCurrent && quote?.canOrder === true;

  const checkout = () => {
    const lines = quote?.shops.flatMap((shop) => shop.lines) ?? [];
    keepCheckout({
      kind: 'cart',
      cartItemIds: lines.flatMap((line) => line.cartItemId ?? []),
      tenantWarehouseId: warehouseId,
    });
    void router.push(paths.checkout());
  };
  const button = (
    <Button size="lg" fullWidth disabled={!canGo} onClick={checkout}>
      {t('summary.checkout', { count })}
    </Button>
  );

  return (
    <aside className={classes.summary} aria-label={t('summary.title')}>
      <h2 className={classes.title}>{t('summary.title')}</h2>
      {warehouses.length > 0 && (
        <Select
          label={t('summary.warehouse')}
          data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          value={warehouseId ?? null}
          onChange={(id) => id && onWarehouse(id)}
          allowDeselect={false}
        />
      )}
      {error && (
        <Alert color="red" role="alert">
          {error.detail || t('common:errors.NETWORK')}
          <Button mt="xs" size="compact-sm" variant="default" onClick={onRefresh}>
            {t('common:actions.retry')}
          </Button>
        </Alert>
      )}
      {count === 0 && <p className={classes.hint}>{t('summary.nothing')}</p>}
      {count > 0 && !quote && !error && <SkeletonBlock height={168} radius={12} />}
      {count > 0 && quote && (
        <div className={classes.sums} data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
          <QuoteReceipt sums={quote} />
        </div>
      )}
      {problems.length > 0 && <Alert color="orange">{t('summary.problems', { count: problems.length })}</Alert>}
      <div className={classes.desktop}>{button}</div>
      <button type="button" className={classes.refresh} onClick={onRefresh} disabled={count === 0}>
        {t('summary.refresh')}
      </button>
      <div className={classes.phoneBar}>
        <div>
          <span className={classes.barLabel}>{t('common:receipt.total')}</span>
          {quote && count > 0 ? (
            <MoneyText money={quote.total.local} size="lg" />
          ) : (
            <span className={classes.barLabel}>{t('summary.none')}</span>
          )}
        </div>
        {button}
      </div>
    </aside>
  );
}
