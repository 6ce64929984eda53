import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { paths } from '../../contract/paths';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { ParcelMerge } from './parcel-merge';
import classes from './stock-bar.module.css';
import { gramsOf } from './stock-selection.rules';

interface Props {
  chosen: StockInParcel[];
  onClear: () => void;
  onMerged: () => void;
}

/** What is chosen, and the way on: it stays in sight while the list scrolls. */
export function StockBar({ chosen, onClear, onMerged }: Props) {
  const { t } = useTranslation('transit');
  const bar = useFocusOnChange<HTMLDivElement>(chosen.length);
  if (chosen.length === 0) return null;
  return (
    <div ref={bar} tabIndex={-1} className={classes.bar} role="region" aria-label={t('bar.name')}>
      <p className={classes.sum} aria-live="polite">
        <strong>{t('bar.parcels', { count: chosen.length })}</strong>{' '}
        <span>{t('parcel.kilograms', { kilograms: gramsOf(chosen) / 1000 })}</span>
      </p>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('bar.clear')}
      </Button>
      <ParcelMerge chosen={chosen} onMerged={onMerged} />
      <Button component={Link} href={paths.newTransit(chosen.map(({ id }) => id))}>
        {t('bar.ship')}
      </Button>
    </div>
  );
}
