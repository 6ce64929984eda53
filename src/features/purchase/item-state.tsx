import { Button } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import type { OrderItem } from '../../contract/purchase';
import { formatDateTime } from '../../contract/tenant-time';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { MorePrice } from './more-price';
import classes from './order-items.module.css';

/** What is not as it usually goes. */
const TONES: Partial<Record<OrderItem['status'], Tone>> = {
  DEARER: 'waiting',
  SUBSTITUTE: 'waiting',
  QC_FAILED: 'trouble',
  RETURNING: 'moving',
  EXCHANGING: 'moving',
  RETURNED: 'neutral',
  OUT_OF_STOCK: 'neutral',
  REFUNDED: 'neutral',
  DISPOSED: 'neutral',
};

/** What has become of an item, where that is not what the order's own state says. */
export function ItemState({ item }: { item: OrderItem }) {
  const { id, title, status, finding, decideBefore, dearer } = item;
  const { t } = useTranslation('purchase');
  const { tenant, locale } = useShell();
  const tone = TONES[status];
  if (!tone && !finding && !dearer) return null;
  return (
    <div className={classes.state}>
      {tone && <StatusChip tone={tone}>{t(`itemState.${status}`)}</StatusChip>}
      {finding && <p>{finding}</p>}
      <MorePrice item={item} />
      {decideBefore && status === 'QC_FAILED' && (
        <>
          <p className={classes.quiet}>
            {t('itemState.until', { at: formatDateTime(decideBefore, tenant.timezoneOffset, intlTag(locale)) })}
          </p>
          <Button
            component={Link}
            href={paths.inStockItems({ decide: id })}
            size="xs"
            variant="light"
            className={classes.decide}
            aria-label={`${t('itemState.decide')}: ${title}`}
          >
            {t('itemState.decide')}
          </Button>
        </>
      )}
    </div>
  );
}
