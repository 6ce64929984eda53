import { useTranslation } from '../client/use-translation';
import { EmptyState } from '../ui/empty-state';
import { PageTitle } from '../ui/page-title';
import classes from './way-out.module.css';

/** A page that failed: what happened, what was kept, what to do. @param isTooMuch where the visitor asked too often */
export function FailureScreen({ isTooMuch = false }: { isTooMuch?: boolean }) {
  const { t } = useTranslation();
  const title = isTooMuch ? t('errors.TOO_MANY_REQUESTS') : t('failure.title');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        picture="tools"
        title={title}
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
