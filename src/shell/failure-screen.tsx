import { useTranslation } from '../client/use-translation';
import { EmptyState } from '../ui/empty-state';
import { PageTitle } from '../ui/page-title';
import classes from './way-out.module.css';

/** A page that failed: what happened, what was kept, what to do. */
export function FailureScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('failure.title')} />
      <EmptyState
        level={1}
        picture="tools"
        title={t('failure.title')}
        text={t('failure.text')}
        action={
          <button type="button" className={classes.wayOut} onClick={() => window.location.reload()}>
            {t('actions.retry')}
          </button>
        }
      />
    </>
  );
}
