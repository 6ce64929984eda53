import { useTranslation } from '../../client/use-translation';
import classes from './dashboard.module.css';
import { FactTable } from './fact-table';
import type { Series } from './facts-of';

interface Props {
  title: string;
  head: string;
  /** What it is, where its title says too little. */
  about?: string;
  series: Series;
  nameOf?: (name: string) => string;
  text?: (value: number) => string;
}

/** What is better read than drawn. */
export function FactList({ title, about, series, ...rest }: Props) {
  const { t } = useTranslation('operator');
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {about && <p className={classes.about}>{about}</p>}
      {series.rows.length === 0 ? (
        <p className={classes.none}>{t('dashboard.nothing')}</p>
      ) : (
        <FactTable title={title} series={series} {...rest} />
      )}
    </section>
  );
}
