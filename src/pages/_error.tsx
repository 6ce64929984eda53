import type { NextPageContext } from 'next';
import { ApiError, waitIfAway } from '../client/caller';
import type { PageProps } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import { FailureScreen } from '../shell/failure-screen';
import { NotFoundScreen } from '../shell/not-found-screen';
import { PlainPage } from '../shell/plain-page';

interface Props extends Partial<PageProps> {
  statusCode: number;
}

export default function ErrorPage({ shell, statusCode }: Props) {
  const { t } = useTranslation();
  if (shell) return statusCode === 404 ? <NotFoundScreen /> : <FailureScreen isTooMuch={statusCode === 429} />;
  if (statusCode === 429) return <PlainPage title={t('errors.TOO_MANY_REQUESTS')} text={t('failure.text')} />;
  const kind = statusCode === 404 ? 'unknownShop' : 'failure';
  return <PlainPage title={t(`${kind}.title`)} text={t(`${kind}.text`)} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => {
  const waitSeconds = waitIfAway(err);
  if (res && waitSeconds) {
    // what a loader could not get now is no fault of the page: balancers and search engines come back for it
    res.statusCode = err instanceof ApiError && err.status === 429 ? 429 : 503;
    res.setHeader('Retry-After', String(waitSeconds));
  }
  return { statusCode: res?.statusCode ?? err?.statusCode ?? 500 };
};
