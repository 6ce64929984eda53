import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { DeskWork } from '../../contract/dashboard';
import { deskPaths } from '../../contract/desk-paths';
import { countText } from '../../ui/count-text';
import classes from './dashboard.module.css';

const of = (path: string, view: string) => `${path}?view=${view}`;
/** Where each number is shown: what no view shows alone is no link. */
const PLACES: Record<DeskWork['desk'], { waiting: string; mine?: string; late?: string; dueToday?: string }> = {
  buying: {
    waiting: deskPaths.buying(),
    mine: of(deskPaths.buying(), 'mine'),
    late: of(deskPaths.buying(), 'late'),
  },
  seller: { waiting: of(deskPaths.buying(), 'atSeller'), late: of(deskPaths.buying(), 'unsent') },
  inspect: { waiting: of(deskPaths.parcels(), 'toInspect') },
  packing: {
    waiting: deskPaths.packing(),
    mine: of(deskPaths.packing(), 'mine'),
    late: of(deskPaths.packing(), 'late'),
  },
  refunds: { waiting: deskPaths.refunds() },
  withdrawals: { waiting: deskPaths.withdrawals() },
  withdrawalsToAllow: { waiting: of(deskPaths.withdrawals(), 'toApprove') },
  withdrawalsToPay: { waiting: of(deskPaths.withdrawals(), 'toPay') },
  deposits: { waiting: deskPaths.deposits() },
};
const FIGURES = ['mine', 'late', 'dueToday', 'waiting'] as const;

/** What waits for this person, the late first. */
export function WorkPart({ work }: { work: DeskWork[] }) {
  const { t } = useTranslation('operator');
  if (work.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.work')}</h2>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('dashboard.work')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.desk')}</th>
              {FIGURES.map((figure) => (
                <th key={figure} scope="col" data-figure>
                  {t(`dashboard.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {work.map((row) => (
              <tr key={row.desk}>
                <th scope="row">{t(`dashboard.desks.${row.desk}`)}</th>
                {FIGURES.map((figure) => {
                  const href = PLACES[row.desk][figure];
                  return (
                    <td key={figure} data-figure data-late={figure === 'late' && row.late > 0 ? '' : undefined}>
                      {href ? (
                        <Link href={href} prefetch={false} className={classes.link}>
                          {countText(row[figure])}
                        </Link>
                      ) : (
                        countText(row[figure])
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
