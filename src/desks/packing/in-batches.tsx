import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskTransit } from '../../contract/packing-desk';
import classes from './packing.module.css';

/** Boxes in a batch leave with it alone: which it is, in place of the form that names a carrier for each box. */
export function InBatches({ batches }: Pick<DeskTransit, 'batches'>) {
  const { t } = useTranslation('operator');
  return (
    <p className={classes.note}>
      {t('packing.inBatch')}{' '}
      {batches.map(({ id, batchNo }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={deskPaths.batch(id)} prefetch={false}>
            <bdi>{batchNo}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );
}
