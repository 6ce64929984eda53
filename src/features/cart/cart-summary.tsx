import { Alert, Button, NativeSelect, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import type { Quote } from '../../contract/cart';
import type { Warehouse } from '../../contract/tenant';
import { QuoteReceipt } from '../../ui/quote-receipt';
import { SkeletonBlock } from '../../ui/skeletons';
import classes from './cart-summary.module.css';

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
  /** The way on; phones have it in a bar of its own. */
  button: ReactNode;
}

/** Every part of what the chosen lines cost. */
export function CartSummary({ quote, isCurrent, count, error, onRefresh, button, ...place }: Props) {
  const { t } = useTranslation(['cart', 'common']);
  const { warehouses, warehouseId, onWarehouse } = place;
  const problems = quote?.shops.flatMap((shop) => shop.lines).filter((line) => line.problem) ?? [];
  return (
    <aside className={classes.summary} aria-label={t('summary.title')}>
      <h2 className={classes.title}>{t('summary.title')}</h2>
      {warehouses.length > 0 && (
        <NativeSelect
          label={t('summary.warehouse')}
          data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          value={warehouseId}
          onChange={(event) => onWarehouse(event.currentTarget.value)}
        />
      )}
      {error && (
        <Alert color="red" role="alert">
          <Stack gap="xs" align="start">
            {error.detail || t('common:errors.NETWORK')}
            <Button size="compact-sm" variant="default" onClick={onRefresh}>
              {t('common:actions.retry')}
            </Button>
          </Stack>
        </Alert>
      )}
      {count === 0 && <p className={classes.hint}>{t('summary.nothing')}</p>}
      {count > 0 && !quote && !error && <SkeletonBlock height={136} radius={12} />}
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
    </aside>
  );
}
