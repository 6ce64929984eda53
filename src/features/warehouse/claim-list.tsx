import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDate } from '../../contract/tenant-time';
import type { ClaimPage, ParcelClaim } from '../../contract/unclaimed';
import { PageLinks } from '../../ui/page-links';
import { StatusChip, type Tone } from '../../ui/status-chip';
import classes from './user-warehouses-screen.module.css';

const TONES: Record<ParcelClaim['status'], Tone> = { SUBMITTED: 'waiting', APPROVED: 'done', REJECTED: 'neutral' };

/** What was claimed of goods without a name, the newest first, and what came of it. */
export function ClaimList({ page }: { page: ClaimPage }) {
  const { t } = useTranslation('proxyshipping');
  const { tenant, locale } = useShell();
  if (page.items.length === 0) return null;
  return (
    <section aria-labelledby="claims" className={classes.forecasts}>
      <h2 id="claims" className={classes.name}>
        {t('unclaimed.list')}
      </h2>
      <ul>
        {page.items.map(({ id, trackingNo, statement, createdAt, status, note }) => (
          <li key={id} className={classes.forecast}>
            <span className={classes.what}>
              <bdi className={classes.tracking}>{trackingNo}</bdi>
              <span className={classes.quiet}>
                {[formatDate(createdAt, tenant.timezoneOffset, intlTag(locale)), statement].join(' · ')}
              </span>
              {status === 'REJECTED' && <span className={classes.quiet}>{note || t('unclaimed.refused')}</span>}
            </span>
            <StatusChip tone={TONES[status]}>{t(`unclaimed.state.${status}`)}</StatusChip>
          </li>
        ))}
      </ul>
      <PageLinks
        label={t('unclaimed.list')}
        pageNo={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => paths.warehouses({ claims: number })}
      />
    </section>
  );
}
