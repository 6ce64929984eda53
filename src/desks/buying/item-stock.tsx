import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Listings } from '../../contract/buying-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { StatusChip } from '../../ui/status-chip';
import classes from './buying.module.css';

interface Props {
  quantity: number;
  /** Undefined as long as the marketplace is asked. */
  today: Listings['items'][number] | undefined;
}

/** Whether the marketplace still had as many as were ordered, and when it said so: by now it may be otherwise. */
export function ItemStock({ quantity, today }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  if (!today) return null;
  const { stock, askedAt } = today;
  if (stock === null) return <span className={classes.quiet}>{t('buying.stock.unknown')}</span>;
  if (stock === 0) return <StatusChip tone="trouble">{t('buying.stock.gone')}</StatusChip>;
  if (stock < quantity) return <StatusChip tone="trouble">{t('buying.stock.short', { count: stock })}</StatusChip>;
  // known only where it was asked
  const at = formatDateTime(askedAt ?? '', tenant.timezoneOffset, intlTag(locale));
  return <span className={classes.quiet}>{t('buying.stock.enough', { at })}</span>;
}
