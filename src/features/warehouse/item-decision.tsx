import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { ParcelItem, StockInParcel } from '../../contract/parcel';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './parcel-card.module.css';

const Ask = dynamic(() => import('./item-decision-dialog').then((file) => file.ItemDecisionDialog), { ssr: false });

const DECIDED = ['RETURNING', 'EXCHANGING', 'QC_PASSED'] as const;
const isDecided = (status: string): status is (typeof DECIDED)[number] => DECIDED.some((one) => one === status);

interface Props {
  parcel: StockInParcel;
  item: ParcelItem;
  onChanged: () => void;
}

/** What the inspection found wrong with an item, and what its shopper says to it. */
export function ItemDecision({ parcel, item, onChanged }: Props) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { order } = item;
  if (!order?.finding) return null;
  const { finding, status, choices, decideBefore } = order;
  const at = decideBefore && formatDateTime(decideBefore, tenant.timezoneOffset, intlTag(locale));
  return (
    <span className={classes.decision}>
      <span className={classes.finding}>{finding}</span>
      {isDecided(status) && <span className={classes.quiet}>{t(`decision.after.${status}`)}</span>}
      {choices.length > 0 && (
        <>
          {at && <span className={classes.quiet}>{t('decision.until', { at })}</span>}
          <Button
            size="xs"
            className={classes.decide}
            aria-label={t('decision.about', { title: item.title })}
            onClick={() => setOpen(true)}
          >
            {t('decision.open')}
          </Button>
        </>
      )}
      {isOpen && (
        <Ask
          parcelId={parcel.id}
          item={item}
          onClose={() => setOpen(false)}
          onOver={() => (setOpen(false), onChanged())}
        />
      )}
    </span>
  );
}
