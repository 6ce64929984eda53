import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import classes from './settings.module.css';

/** What a link to the shop looks like where somebody sends it to others. */
export function SharePreview({ image }: { image: string }) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  return (
    <figure className={classes.share} aria-label={t('settings.extras.preview')}>
      <figcaption className={classes.quiet}>{t('settings.extras.preview')}</figcaption>
      <div className={classes.shared}>
        {image && <img src={image} alt="" />}
        <strong>{tenant.name}</strong>
        <span className={classes.quiet}>{tenant.slogan}</span>
      </div>
    </figure>
  );
}
