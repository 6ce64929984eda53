import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './feedback.module.css';
import homeClasses from './home.module.css';
import { LayerLoading } from '../../ui/part-loading';

const FeedbackDialog = dynamic(() => import('./feedback-dialog').then((file) => file.FeedbackDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** The shop asks; who answers is heard. */
export function Feedback() {
  const { t } = useTranslation('homepage');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={homeClasses.section} aria-labelledby="feedback">
      <div className={classes.band}>
        <div>
          <h2 id="feedback" className={classes.title}>
            {t('feedback.title')}
          </h2>
          <p className={classes.text}>{t('feedback.text')}</p>
        </div>
        <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('feedback.open')}
        </button>
      </div>
      {isOpen && <FeedbackDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
