import dynamic from 'next/dynamic';
import { useHydrated } from '../../client/use-hydrated';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import classes from './dashboard.module.css';
import { FactTable } from './fact-table';
import type { Series } from './facts-of';
import { PartLoading } from '../../ui/part-loading';

const Charts = dynamic(() => import('./charts').then((file) => file.Charts), { ssr: false, loading: PartLoading });

interface Props {
  title: string;
  kind: 'bars' | 'lines' | 'areas';
  /** Of days. */
  series: Series;
  text?: (value: number) => string;
}

/** A curve of days with the numbers below it: who cannot see the one reads the other. */
export function FactChart({ title, kind, series, text = String }: Props) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  // a page comes alive in parts: what the first one has fetched is there for the next, which the server has left empty
  const isAlive = useHydrated();
  const day = new Intl.DateTimeFormat(intlTag(locale), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dayText = (name: string) => day.format(new Date(`${name}T00:00:00Z`));
  // a curve would fall on the day that has only begun
  const whole = series.rows.filter(({ name }) => name !== series.unfinished);
  const drawn = { ...series, rows: whole.map(({ name, values }) => ({ name: dayText(name), values })) };
  const isEmpty = series.rows.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {isEmpty ? (
        <p className={classes.none}>{t('dashboard.nothing')}</p>
      ) : (
        <>
          <div aria-hidden className={series.names.length > 1 ? classes.named : classes.blank}>
            {isAlive && <Charts kind={kind} series={drawn} text={text} />}
          </div>
          <p className={classes.counted}>
            {t('dashboard.drawn', { first: drawn.rows[0]?.name, last: drawn.rows.at(-1)?.name })}
          </p>
          <details className={classes.figures}>
            <summary>{t('dashboard.figures')}</summary>
            <FactTable
              title={title}
              head={t('dashboard.day')}
              series={series}
              nameOf={(name) =>
                name === series.unfinished ? t('dashboard.soFar', { day: dayText(name) }) : dayText(name)
              }
              text={text}
            />
          </details>
        </>
      )}
    </section>
  );
}
