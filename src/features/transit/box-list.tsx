import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useCopy } from '../../client/use-copy';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { TransitLogistics, TransitOrderDetail } from '../../contract/transit';
import { CopyButton } from '../../ui/copy-button';
import { Timeline } from '../../ui/timeline';
import { isReadIn } from './carrier-words.rules';
import classes from './transit-detail.module.css';
import { PartLoading } from '../../ui/part-loading';

const PhotoRow = dynamic(() => import('./photo-row').then((file) => file.PhotoRow), { loading: PartLoading });

interface Props {
  boxes: TransitOrderDetail['boxes'];
  logistics: TransitLogistics | undefined;
  /** No carrier has moved it yet, nor staff in its place. */
  isJustSent: boolean;
}

/** Each box with its measures, its number and what its carriers said. */
export function BoxList({ boxes, logistics, isJustSent }: Props) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const copy = useCopy();
  // each event is told in the reader's language above them
  const [showsOriginals, setShowsOriginals] = useState(false);
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  return (
    <ul className={classes.boxes}>
      {boxes.map((box) => {
        const legs = logistics?.boxes.find(({ boxNo }) => boxNo === box.boxNo)?.legs ?? [];
        // the newest first, whichever carrier said it; of one moment the later leg's
        const events = legs
          .toReversed()
          .flatMap((leg) => leg.events)
          .toSorted((a, b) => b.at.localeCompare(a.at));
        // who took it over has a number of its own
        const courier = legs.find(({ leg, carrier }) => leg === 'LOCAL' && carrier !== box.carrier);
        const size = [box.lengthMm, box.widthMm, box.heightMm].map((side) => side / 10).join(' × ');
        return (
          <li key={box.boxNo}>
            <p className={classes.boxHead}>
              <strong>{t('fee.box', { boxNo: box.boxNo, boxes: boxes.length })}</strong>
              <span className={classes.quiet}>
                {t('parcel.kilograms', { kilograms: box.grams / 1000 })} · {t('parcel.centimetres', { size })}
              </span>
            </p>
            {box.trackingNo && (
              <p className={classes.tracked}>
                {box.carrier}{' '}
                <span>
                  <bdi className={classes.mono}>{box.trackingNo}</bdi>
                  <CopyButton label={t('track.copy', { number: box.trackingNo })} onCopy={() => copy(box.trackingNo)} />
                </span>
              </p>
            )}
            {courier && (
              <p className={classes.tracked}>
                {courier.carrier}{' '}
                {courier.trackingNo && (
                  <span>
                    <bdi className={classes.mono}>{courier.trackingNo}</bdi>
                    <CopyButton
                      label={t('track.copy', { number: courier.trackingNo })}
                      onCopy={() => copy(courier.trackingNo)}
                    />
                  </span>
                )}
              </p>
            )}
            {box.photos.length > 0 && (
              <div className={classes.photos}>
                <PhotoRow photos={box.photos} />
              </div>
            )}
            {isJustSent && box.trackingNo && events.length === 0 && <p className={classes.quiet}>{t('track.none')}</p>}
            {events.length > 0 && (
              <details open={boxes.length === 1} className={classes.events}>
                <summary>{t('track.events', { count: events.length })}</summary>
                <Timeline
                  entries={events.map((event, index) => ({
                    id: `${index}`,
                    title: t(`track.state.${event.state}`),
                    at: [time(event.at), event.place, t(`track.source.${event.source}`)].filter(Boolean).join(' · '),
                    ...(showsOriginals || isReadIn(locale, event.original) ? { text: event.original } : {}),
                    state: index === 0 ? 'current' : 'done',
                  }))}
                />
                {!showsOriginals && events.some(({ original }) => original && !isReadIn(locale, original)) && (
                  <Button variant="subtle" size="compact-sm" onClick={() => setShowsOriginals(true)}>
                    {t('track.originals')}
                  </Button>
                )}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
