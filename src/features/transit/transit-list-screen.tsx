import { Button } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';

/** Where shipments abroad are shown once there is one. */
export function TransitListScreen() {
  const { t } = useTranslation('transit');
  const hasFees = useTenant().enabledArticle.includes('ABOUT_TRANSIT_FEE');
  return (
    <EmptyState
      level={1}
      picture="plane"
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        hasFees && (
          <Button component={Link} href={paths.transportationCharge()} variant="default">
            {t('list.toFees')}
          </Button>
        )
      }
    />
  );
}
