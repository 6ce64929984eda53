import { Modal } from '@mantine/core';
import { useTranslation } from 'next-i18next/pages';
import { useRequest } from '../client/use-request';
import { ArticleHtml } from '../ui/article-html';
import { LoadError } from '../ui/load-error';
import { RowsSkeleton } from '../ui/skeletons';

export function TermsModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, mutate } = useRequest('GET /front/articles/{type}', { params: { type: 'USER_AGREEMENT' } });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title={data?.title ?? t('footer.terms')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {data && <ArticleHtml html={data.html} />}
      {!data && error && <LoadError detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <RowsSkeleton count={6} height={48} />}
    </Modal>
  );
}
