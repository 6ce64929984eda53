import { Button, Group } from '@mantine/core';
import Head from 'next/head';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';

/** The marketplace has it no more, or this shop does not serve it. */
export function ProductMissing({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('product');
  return (
    <>
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <EmptyState
        level={1}
        picture="search"
        title={t('missing.title')}
        text={title ? t('missing.named', { title }) : t('missing.text')}
        action={
          <Group justify="center">
            <Button component={Link} href={paths.search({ keyword: title })}>
              {t('missing.search')}
            </Button>
            <Button component={Link} href={paths.manualOrder(url, title)} variant="default">
              {t('missing.describe')}
            </Button>
          </Group>
        }
      />
    </>
  );
}
