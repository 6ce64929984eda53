import { Button } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';

/** A shop without balances (SES-8), reached by its address. */
export function BalanceNotOffered() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      level={1}
      picture="wallet"
      title={t('balance.notOffered.title')}
      text={t('balance.notOffered.text')}
      action={
        <Button component={Link} href={paths.purchases({ group: 'toPay' })}>
          {t('balance.notOffered.action')}
        </Button>
      }
    />
  );
}
