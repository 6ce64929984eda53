import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useOpening } from '../../client/use-opening';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { ParcelItem, StockInParcel } from '../../contract/parcel';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './parcel-card.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Ask = dynamic(() => import('./item-decision-dialog').then((file) => file.ItemDecisionDialog), {
  ssr: false,
  loading: LayerLoading,
});

const DECIDED = ['RETURNING', 'EXCHANGING', 'QC_PASSED'] as const;
const isDecided = (status: string): status is (typeof DECIDED)[number] => DECIDED.some((one) => one === status);

interface Props {
  parcel: StockInParcel;
  item: ParcelItem;
  /** Its shopper has come for it: it asks at once. */
  opensAtOnce?: boolean;
  onChanged: () => void;
}

/** What the inspection found wrong with an item, and what its shopper says to it. */
export function ItemDecision({ parcel, item, opensAtOnce = false, onChanged }: Props) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const asking = useOpening('decide', opensAtOnce);
  // what is below it stays where it is when the question goes
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    if (opensAtOnce) box.current?.scrollIntoView({ block: 'center' });
  }, [opensAtOnce]);
  const { order } = item;
  if (!order?.finding) return null;
  const { finding, status, choices, decideBefore, cheaper } = order;
  const at = decideBefore && formatDateTime(decideBefore, tenant.timezoneOffset, intlTag(locale));
  const othersWait = parcel.items.some(({ order: other }) => other?.status === 'QC_FAILED');
  return (
    <span ref={box} className={classes.decision} style={{ minBlockSize: kept }}>
      <span className={classes.finding}>{finding}</span>
      {isDecided(status) && (
        <span className={classes.quiet}>
          {cheaper
            ? t('decision.after.FOR_LESS', { amount: formatMoney(cheaper, intlTag(locale)) })
            : t(`decision.after.${status}`)}
          {status !== 'QC_PASSED' && othersWait && ` ${t('decision.othersWait')}`}
        </span>
      )}
      {choices.length > 0 && (
        <>
          {at && <span className={classes.quiet}>{t('decision.until', { at })}</span>}
          <Button
            ref={opener}
            variant="light"
            size="xs"
            className={classes.decide}
            aria-label={`${t('decision.open')}: ${item.title}`}
            onClick={asking.open}
          >
            {t('decision.open')}
          </Button>
        </>
      )}
      {asking.isOpen && choices.length > 0 && kept === undefined && (
        <Ask
          parcel={parcel}
          item={item}
          home={opener}
          onClose={asking.close}
          onOver={() => (setKept(box.current?.offsetHeight ?? 0), onChanged())}
        />
      )}
    </span>
  );
}
