import { useTranslation } from '../../client/use-translation';
import { Timeline, type TimelineEntry } from '../../ui/timeline';
import classes from './record.module.css';

/** How a record came to where it stands, below all that can be done with it. */
export function RecordHistory({ entries }: { entries: TimelineEntry[] }) {
  const { t } = useTranslation('operator');
  return (
    <section className={classes.history}>
      <h2>{t('record.history')}</h2>
      <Timeline entries={entries} />
    </section>
  );
}
