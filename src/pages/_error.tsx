import type { NextPageContext } from 'next';
import { ApiError, waitIfAway } from '../client/caller';
import type { PageProps } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import { FailureScreen } from '../shell/failure-screen';
import { NotFoundScreen } from '../shell/not-found-screen';
import { PlainPage } from '../shell/plain-page';

interface Props extends Partial<PageProps> {
  statusCode: number;
  isShopClosed?: boolean;
}

export default function ErrorPage({ shell, statusCode, isShopClosed }: Props) {
  const { t } = useTranslation();
  if (isShopClosed) return <PlainPage title={t('closedShop.title')} text={t('closedShop.text')} />;
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
  const isShopClosed = err instanceof ApiError && err.code === 'SHOP_CLOSED';
  return { statusCode: res?.statusCode ?? err?.statusCode ?? 500, ...(isShopClosed && { isShopClosed }) };
};
