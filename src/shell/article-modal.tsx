import { useRequest } from '../client/use-request';
import { useTranslation } from '../client/use-translation';
import type { ArticleType } from '../contract/tenant';
import { ArticleHtml } from '../ui/article-html';
import { Dialog } from '../ui/dialog';
import { LoadError } from '../ui/load-error';
import { RowsSkeleton } from '../ui/skeletons';

interface Props {
  type: ArticleType;
  /** Names the dialog until the article has come. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
}

export function ArticleModal({ type, label, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, mutate } = useRequest('GET /front/articles/{type}', { params: { type } });
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title={data?.title ?? label}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {data && <ArticleHtml html={data.html} />}
      {!data && error && <LoadError detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <RowsSkeleton count={6} height={48} />}
    </Dialog>
  );
}
