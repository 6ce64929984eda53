import { useTranslation } from '../client/use-translation';
import classes from './part-missing.module.css';

/**
 * Code that could not be fetched: of an older build, or the network failed. Only a new page has what fits together; when
 * to load it is the visitor's to say, who may have written something.
 */
export function PartMissing({ isLayer = false }: { isLayer?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={isLayer ? classes.layer : classes.box}>
      <p className={classes.text}>
        {t('partMissing.title')}
        <span className={classes.lost}>{t('partMissing.lost')}</span>
      </p>
      <button type="button" className={classes.again} onClick={() => window.location.reload()}>
        {t('partMissing.again')}
      </button>
    </div>
  );
}
