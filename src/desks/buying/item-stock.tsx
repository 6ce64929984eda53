import { useTranslation } from '../../client/use-translation';
import type { Listings } from '../../contract/buying-desk';
import { StatusChip } from '../../ui/status-chip';
import classes from './buying.module.css';

interface Props {
  quantity: number;
  /** Undefined as long as the marketplace is asked. */
  today: Listings['items'][number] | undefined;
}

/** Whether the marketplace still has as many as were ordered. */
export function ItemStock({ quantity, today }: Props) {
  const { t } = useTranslation('operator');
  if (!today) return null;
  const { stock } = today;
  if (stock === null) return <span className={classes.quiet}>{t('buying.stock.unknown')}</span>;
  if (stock === 0) return <StatusChip tone="trouble">{t('buying.stock.gone')}</StatusChip>;
  if (stock < quantity) return <StatusChip tone="trouble">{t('buying.stock.short', { count: stock })}</StatusChip>;
  return <span className={classes.quiet}>{t('buying.stock.enough')}</span>;
}
