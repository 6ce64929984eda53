import { Skeleton, Text } from '@mantine/core';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { ArticleHtml } from '../../ui/article-html';
import { Dialog } from '../../ui/dialog';

/** The shop's terms, read without leaving the form. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const { data, error } = useRequest('GET /front/articles/{type}', { params: { type: 'USER_AGREEMENT' } });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={data?.title ?? t('register.readTerms')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('register.closeTerms') }}
    >
      {error && <Text>{error.detail}</Text>}
      {!data && !error && <Skeleton height={320} />}
      {data && <ArticleHtml html={data.html} />}
    </Dialog>
  );
}
