import { Button } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { useRouter } from 'next/router';

/** Nobody can read the link (SRCH-11): one says so, and the shopper can describe the thing instead. */
export function ProductUnreadable({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('product');
  const router = useRouter();
  const [isOpen, setOpen] = useState(true);
  const manualOrder = paths.manualOrder(url, title);
  return (
    <>
      <EmptyState
        level={1}
        picture="compass"
        title={t('unreadable.title')}
        text={t('unreadable.text')}
        action={
          <Button component={Link} href={manualOrder}>
            {t('unreadable.describe')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isOpen}
        title={t('unreadable.title')}
        text={t('unreadable.message')}
        confirmLabel={t('unreadable.describe')}
        hasCancel={false}
        onConfirm={() => {
          setOpen(false);
          void router.push(manualOrder);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
