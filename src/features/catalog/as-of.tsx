import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './as-of.module.css';

/** Since when prices and stock are so; nothing where that is just now. */
export function AsOf({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation('product');
  const { tenant, locale } = useShell();
  if (!at) return null;
  const when = formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return <p className={classes.asOf}>{t('asOf', { when })}</p>;
}
