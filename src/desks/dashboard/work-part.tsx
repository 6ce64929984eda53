import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { DeskWork } from '../../contract/dashboard';
import { deskPaths } from '../../contract/desk-paths';
import { countText } from '../../ui/count-text';
import classes from './dashboard.module.css';

const of = (path: string, view: string) => `${path}?view=${view}`;
/** The queue of each, and what of it is somebody's own or late, where that is a view of its own. */
const PLACES: Record<DeskWork['desk'], { all: string; mine?: string; late?: string }> = {
  buying: {
    all: deskPaths.buying(),
    mine: of(deskPaths.buying(), 'mine'),
    late: of(deskPaths.buying(), 'late'),
  },
  seller: { all: of(deskPaths.buying(), 'atSeller'), late: of(deskPaths.buying(), 'unsent') },
  inspect: { all: of(deskPaths.parcels(), 'toInspect') },
  packing: { all: deskPaths.packing(), mine: of(deskPaths.packing(), 'mine') },
  refunds: { all: deskPaths.refunds() },
  withdrawals: { all: deskPaths.withdrawals() },
  deposits: { all: deskPaths.deposits() },
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
                  const { all, mine = all, late = all } = PLACES[row.desk];
                  const href = figure === 'mine' ? mine : figure === 'late' ? late : all;
                  return (
                    <td key={figure} data-figure data-late={figure === 'late' && row.late > 0 ? '' : undefined}>
                      <Link href={href} prefetch={false} className={classes.link}>
                        {countText(row[figure])}
                      </Link>
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
