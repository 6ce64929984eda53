import type { PageProps } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import { NotFoundScreen } from '../shell/not-found-screen';
import { PlainPage } from '../shell/plain-page';

export default function NotFoundPage({ shell }: Partial<PageProps>) {
  const { t } = useTranslation();
  if (shell) return <NotFoundScreen />;
  return <PlainPage title={t('unknownShop.title')} text={t('unknownShop.text')} />;
}
