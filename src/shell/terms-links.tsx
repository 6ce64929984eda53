import { Group } from '@mantine/core';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { ArticleLink } from './article-link';

const DIALOGS = [
  { type: 'USER_AGREEMENT', label: 'footer.terms' },
  { type: 'PROHIBITED_PURCHASE_ITEMS', label: 'footer.prohibited' },
] as const;

/** What somebody agrees to, read where they stand. */
export function TermsLinks() {
  const { t } = useTranslation();
  const { enabledArticle } = useTenant();
  return (
    <Group gap="md" ps={32}>
      {DIALOGS.filter(({ type }) => enabledArticle.includes(type)).map(({ type, label }) => (
        <ArticleLink key={type} type={type} label={t(label)} />
      ))}
    </Group>
  );
}
