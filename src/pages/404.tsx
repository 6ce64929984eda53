import dynamic from 'next/dynamic';
import type { PageProps } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import type { StaffSelf } from '../contract/operator';
import { NotFoundScreen } from '../shell/not-found-screen';
import { PlainPage } from '../shell/plain-page';

// no shopper's page carries the desks
const DeskMissing = dynamic(() => import('../shell/desk/desk-missing').then((file) => file.DeskMissing));

interface Props extends Partial<PageProps> {
  /** Somebody of the staff asked for something below their desks. */
  missing?: { self: StaffSelf; path: string };
  /** The shop could not be asked for: whether the page is there, nobody knows. */
  isAway?: boolean;
}

export default function NotFoundPage({ shell, missing, isAway }: Props) {
  const { t } = useTranslation();
  if (missing) return <DeskMissing {...missing} />;
  if (shell) return <NotFoundScreen />;
  if (isAway) return <PlainPage title={t('failure.title')} text={t('failure.text')} />;
  return <PlainPage title={t('unknownShop.title')} text={t('unknownShop.text')} />;
}
