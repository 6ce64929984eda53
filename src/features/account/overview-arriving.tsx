import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { Overview } from '../../contract/overview';
import { paths } from '../../contract/paths';
import { pictureAt } from '../../contract/picture-address';
import { formatDate } from '../../contract/tenant-time';
import { StatusChip } from '../../ui/status-chip';
import classes from './overview.module.css';
import { OverviewRows } from './overview-rows';

type Promised = NonNullable<Overview['shipping'][number]['promise']>;

/** What arrives next: first at the shopper's door, then in the warehouse. */
export function OverviewArriving({ overview: { shipping, coming, totals } }: { overview: Overview }) {
  const { t } = useTranslation(['my', 'transit', 'purchase']);
  const { tenant, locale } = useShell();
  const day = (iso: string) => formatDate(iso, tenant.timezoneOffset, intlTag(locale));
  const whenOf = ({ isLate, from, to }: Promised) => {
    const days = { from: from ? day(from) : '', to: day(to) };
    if (isLate) return t('transit:detail.late', days);
    return from ? t('transit:detail.promise', days) : t('transit:detail.promiseBy', days);
  };
  const rows = [
    ...shipping.map(({ status, promise, ...thing }) => ({
      ...thing,
      href: paths.transitOrder(thing.id),
      state: t(`transit:status.${status}`),
      when: promise ? whenOf(promise) : '',
    })),
    ...coming.map(({ status, ...thing }) => ({
      ...thing,
      href: paths.purchase(thing.id),
      state: t(`purchase:status.${status}`),
      when: '',
    })),
  ];
  return (
    <section className={classes.panel} aria-labelledby="overview-arriving">
      <h2 id="overview-arriving">
        {t('overview.arriving')}
        {totals.arriving > rows.length && ` (${totals.arriving})`}
      </h2>
      {rows.length === 0 && <p className={classes.quiet}>{t('overview.nothingComes')}</p>}
      <OverviewRows
        rows={rows.map(({ id, no, title, image, href, state, when }, place) => (
          <li key={id} className={classes.coming}>
            {image ? (
              <img src={pictureAt(image, 96)} alt="" width={48} height={48} loading={place < 4 ? 'eager' : 'lazy'} />
            ) : (
              <img src="/icons/state-parcel.webp" alt="" width={48} height={48} />
            )}
            <div className={classes.what}>
              <Link href={href} className={classes.name} dir="auto">
                {title || no}
              </Link>
              <span className={classes.quiet}>
                {title && <bdi>{no}</bdi>}
                {title && when && ' · '}
                {when}
              </span>
            </div>
            <StatusChip tone="moving">{state}</StatusChip>
          </li>
        ))}
      />
    </section>
  );
}
