import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { DeskBatch } from '../../contract/batch';
import { deskPaths } from '../../contract/desk-paths';
import { StatusChip } from '../../ui/status-chip';
import { useCountryName } from '../bench/use-country-name';
import { kilograms } from './batch-figures';
import rows from '../bench/list-row.module.css';
import classes from './batches.module.css';

interface Props {
  batch: DeskBatch;
  isRunning: boolean;
  onTakeOut: (boxId: string) => void;
}

/** What lies in it, the last one first. */
export function BatchBoxes({ batch: { boxes, canAdd }, isRunning, onTakeOut }: Props) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  if (boxes.length === 0) return <p className={classes.quiet}>{t('batches.empty')}</p>;
  return (
    <ol className={classes.boxes} aria-label={t('packing.boxes')}>
      {boxes.map((box) => (
        <li key={box.id} className={rows.row}>
          <span className={classes.what}>
            <Link href={deskPaths.packingOf(box.orderId)} prefetch={false}>
              <bdi dir="ltr">{box.code}</bdi>
            </Link>
            <small>
              {countryName(box.country)} · {box.line} · <bdi>{box.receiver}</bdi>
              {box.trackingNo && (
                <>
                  {' · '}
                  <bdi dir="ltr">{box.trackingNo}</bdi>
                </>
              )}
            </small>
          </span>
          {box.trouble && <StatusChip tone="trouble">{t(`batches.trouble.${box.trouble}`)}</StatusChip>}
          <span className={classes.figure}>{t('papers.weight', { kg: kilograms(box.grams) })}</span>
          {canAdd && (
            <Button
              size="compact-xs"
              variant="default"
              disabled={isRunning}
              aria-label={t('batches.takeOutOf', { code: box.code })}
              onClick={() => onTakeOut(box.id)}
            >
              {t('batches.takeOut')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
