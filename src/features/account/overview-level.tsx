import { useTranslation } from '../../client/use-translation';
import { useShell } from '../../client/use-shell';
import type { ShopperLevel } from '../../contract/levels';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { StatusChip } from '../../ui/status-chip';
import classes from './overview.module.css';

/** What the shop calls its shopper by what they paid in a year, and what is missing for the next level. */
export function OverviewLevel({ level: { name, paid, next } }: { level: ShopperLevel }) {
  const { t } = useTranslation('my');
  const { locale } = useShell();
  return (
    <section className={classes.panel} aria-labelledby="overview-level">
      <h2 id="overview-level">{t('overview.level.title')}</h2>
      {name && (
        <div>
          <StatusChip tone="done">{name}</StatusChip>
        </div>
      )}
      <span>{t('overview.level.paid', { amount: formatMoney(paid, intlTag(locale)) })}</span>
      {next && (
        <span>{t('overview.level.next', { amount: formatMoney(next.missing, intlTag(locale)), name: next.name })}</span>
      )}
    </section>
  );
}
