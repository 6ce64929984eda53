import { Button } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';

/** Where parcels in the warehouse are shown once the shop has received one. */
export function InStockScreen() {
  const { t } = useTranslation('transit');
  return (
    <EmptyState
      level={1}
      picture="parcel"
      title={t('inStock.none')}
      text={t('inStock.noneText')}
      action={
        <Button component={Link} href={paths.purchases()} variant="default">
          {t('inStock.toOrders')}
        </Button>
      }
    />
  );
}
