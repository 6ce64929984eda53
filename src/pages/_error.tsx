import type { NextPageContext } from 'next';
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
  if (shell) return statusCode === 404 ? <NotFoundScreen /> : <FailureScreen />;
  const kind = statusCode === 404 ? 'unknownShop' : 'failure';
  return <PlainPage title={t(`${kind}.title`)} text={t(`${kind}.text`)} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 500,
});
