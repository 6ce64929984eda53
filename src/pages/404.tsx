import type { PageProps } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import { NotFoundScreen } from '../shell/not-found-screen';
import { PlainPage } from '../shell/plain-page';

interface Props extends Partial<PageProps> {
  /** The shop could not be asked for: whether the page is there, nobody knows. */
  isAway?: boolean;
}

export default function NotFoundPage({ shell, isAway }: Props) {
  const { t } = useTranslation();
  if (shell) return <NotFoundScreen />;
  if (isAway) return <PlainPage title={t('failure.title')} text={t('failure.text')} />;
  return <PlainPage title={t('unknownShop.title')} text={t('unknownShop.text')} />;
}
