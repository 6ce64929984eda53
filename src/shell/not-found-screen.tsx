import Link from 'next/link';
import { paths } from '../contract/paths';
import { useTranslation } from '../client/use-translation';
import { EmptyState } from '../ui/empty-state';
import { PageTitle } from '../ui/page-title';
import classes from './way-out.module.css';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <EmptyState
        level={1}
        picture="compass"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link className={classes.wayOut} href={paths.home()}>
            {t('actions.goHome')}
          </Link>
        }
      />
    </>
  );
}
