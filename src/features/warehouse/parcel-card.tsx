import { Button, Checkbox } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { StockInParcel } from '../../contract/parcel';
import { paths } from '../../contract/paths';
import { pictureAt } from '../../contract/picture-address';
import { InARow } from '../../ui/in-a-row';
import { StatusChip } from '../../ui/status-chip';
import { ItemDecision } from './item-decision';
import { ItemReturn } from './item-return';
import classes from './parcel-card.module.css';
import { ParcelExtend } from './parcel-extend';
import { ParcelFacts } from './parcel-facts';
import { ParcelPhotos } from './parcel-photos';
import { ParcelServices } from './parcel-services';
import { ParcelStorage } from './parcel-storage';
import type { NotChoosable } from './stock-selection.rules';

interface Props {
  parcel: StockInParcel;
  isChosen: boolean;
  refusal: NotChoosable | undefined;
  isFirst: boolean;
  /** The item that its shopper has come to decide about. */
  decide: string | undefined;
  onChoose: (isChosen: boolean) => void;
  onChanged: () => void;
}

const TONES = {
  TAKEN: 'moving',
  NOT_INSPECTED: 'neutral',
  DECISION_DUE: 'trouble',
  REFUND_ASKED: 'moving',
  ON_BENCH: 'moving',
} as const;

/** A parcel is seen before it is read: its photos, what is in it, how long it may stay. */
export function ParcelCard({ parcel, isChosen, refusal, isFirst, decide, onChoose, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const heading = `parcel-${parcel.id}`;
  const why = `${heading}-why`;
  const rest = `${heading}-rest`;
  // on a phone, where a shelf of them is long
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <article className={classes.card} aria-labelledby={heading} data-chosen={isChosen || undefined}>
      <div className={classes.photos}>
        <ParcelPhotos parcel={parcel} isFirst={isFirst} />
        {parcel.refusal && (
          <span className={classes.state}>
            <StatusChip tone={TONES[parcel.refusal]}>{t(`refusal.${parcel.refusal}`)}</StatusChip>
          </span>
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 id={heading} className={classes.number}>
            {t('parcel.number', { number: parcel.parcelNo })}
          </h2>
          <span className={classes.quiet}>
            {parcel.warehouse.name} · {t(`source.${parcel.source}`)}
          </span>
        </div>
        <ul className={classes.items}>
          {parcel.items.map((item) => (
            <li key={item.id}>
              {item.image && (
                <img
                  src={pictureAt(item.image, 96)}
                  alt=""
                  width={40}
                  height={40}
                  loading={isFirst ? 'eager' : 'lazy'}
                />
              )}
              <span>
                <bdi className={classes.title}>{item.title}</bdi>
                <span className={classes.quiet}>
                  <InARow parts={[...item.options, t('parcel.pieces', { count: item.quantity })]} />
                  {item.order && (
                    <>
                      {' · '}
                      <Link href={paths.purchase(item.order.orderId)}>{item.order.orderNo}</Link>
                    </>
                  )}
                </span>
                <ItemDecision
                  parcel={parcel}
                  item={item}
                  opensAtOnce={decide !== undefined && decide === item.order?.itemId}
                  onChanged={onChanged}
                />
                <ItemReturn parcel={parcel} item={item} onChanged={onChanged} />
              </span>
            </li>
          ))}
        </ul>
        <Button
          className={classes.unfold}
          variant="subtle"
          size="compact-sm"
          aria-expanded={isUnfolded}
          aria-controls={rest}
          aria-describedby={heading}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('card.details')}
        </Button>
        <div id={rest} className={classes.rest} data-folded={!isUnfolded || undefined}>
          <ParcelFacts parcel={parcel} />
          <ParcelServices parcel={parcel} onChanged={onChanged} />
          <ParcelExtend parcel={parcel} onChanged={onChanged} />
          <Link className={classes.ask} href={paths.threads({ about: `PARCEL.${parcel.id}` })} prefetch={false}>
            {t('common:threads.ask')}
          </Link>
        </div>
        <div className={classes.foot}>
          {parcel.storage && <ParcelStorage storage={parcel.storage} isOnBench={parcel.refusal === 'ON_BENCH'} />}
          <Checkbox
            label={t('parcel.choose')}
            aria-describedby={refusal ? why : undefined}
            checked={isChosen}
            disabled={refusal !== undefined}
            onChange={({ currentTarget: { checked } }) => onChoose(checked)}
          />
          {refusal && (
            <p id={why} className={classes.quiet}>
              {t(`whyNot.${refusal}`, { count: LIMITS.transitParcels })}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
