import { useTranslation } from '../../client/use-translation';
import type { Exports } from '../../contract/export';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { ExportForm } from './export-form';
import { ExportRow } from './export-row';
import classes from './exports.module.css';
import { useExports } from './use-exports';

/** Tables that are taken out: asked for, followed while they are written, and fetched for a day. */
export function ExportsScreen({ read }: { read: Exports }) {
  const { t } = useTranslation('operator');
  const { exports, setExports, refresh } = useExports(read);
  const { items, kinds } = exports;
  return (
    <div className={classes.desk}>
      <PageTitle title={t('nav.exports')} />
      <h1 className={classes.title}>{t('nav.exports')}</h1>
      <p className={classes.quiet}>{t('exports.hint')}</p>
      {kinds.length > 0 ? <ExportForm kinds={kinds} onStarted={refresh} /> : <p>{t('exports.noRight')}</p>}
      {items.length === 0 ? (
        <EmptyState picture="receipt" title={t('exports.none')} />
      ) : (
        <ul className={classes.list}>
          {items.map((row) => (
            <ExportRow key={row.id} row={row} onLeft={setExports} />
          ))}
        </ul>
      )}
    </div>
  );
}
