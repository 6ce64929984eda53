import { useTranslation } from '../../../client/use-translation';
import classes from './image-search-panel.module.css';
import type { Uploading } from './use-picture-search';

/** The picture on its way, and the way back. */
export function PictureUploading({ uploading, onCancel }: { uploading: Uploading; onCancel: () => void }) {
  const { t } = useTranslation();
  const { preview, percent } = uploading;
  const label = t('imageSearch.uploading', { percent });
  return (
    <div className={classes.zone} aria-busy="true">
      <img className={classes.preview} src={preview} alt="" />
      <progress className={classes.progress} max={100} value={percent} aria-label={label} />
      <p className={classes.text} role="status">
        {label}
      </p>
      <button type="button" className={classes.button} onClick={onCancel}>
        {t('actions.cancel')}
      </button>
    </div>
  );
}
