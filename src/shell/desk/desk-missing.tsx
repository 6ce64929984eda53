import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import classes from '../way-out.module.css';
import { DeskFrame } from './desk-frame';
import { desksFor, isDeskAt } from './desks';

/** An address below the desks where nothing is: the frame stays, and leads back to the queue that it is below. */
export function DeskMissing({ self, path }: { self: StaffSelf; path: string }) {
  const { t } = useTranslation('operator');
  const desks = desksFor(self.permissions, self.off);
  const queue = desks.find(({ href }) => isDeskAt(href, path));
  const wayOut = queue ?? desks[0];
  const title = t(queue ? 'missing.record' : 'missing.page');
  return (
    <DeskFrame self={self}>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        picture="compass"
        title={title}
        text={t('missing.text')}
        action={
          wayOut && (
            <Link className={classes.wayOut} href={wayOut.href} prefetch={false}>
              {t('missing.back', { desk: t(`nav.${wayOut.name}`) })}
            </Link>
          )
        }
      />
    </DeskFrame>
  );
}
