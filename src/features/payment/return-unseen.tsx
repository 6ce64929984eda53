import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';

/** For whoever of the staff looks at the account: by what somebody paid is not for them. */
export function ReturnUnseen() {
  const { t } = useTranslation(['payment', 'common']);
  const title = t('common:errors.LOOK_ONLY');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        picture="wallet"
        title={title}
        action={
          <Button component={Link} href={paths.purchases()}>
            {t('payment:return.toOrders')}
          </Button>
        }
      />
    </>
  );
}
