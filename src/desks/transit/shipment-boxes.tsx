import { useShell } from '../../client/use-shell';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { DeskShipment } from '../../contract/way-desk';
import { StatusChip } from '../../ui/status-chip';
import { RenumberForm } from './renumber-form';
import classes from './transit.module.css';

interface Props {
  shipment: DeskShipment;
  onDone: (now: DeskShipment | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Where each box is, in the words of whoever said it. */
export function ShipmentBoxes({ shipment, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <section>
      <h2 className={classes.heading}>{t('packing.boxes')}</h2>
      {shipment.boxes.map((box) => (
        <div key={box.boxNo} className={classes.box}>
          <p className={classes.boxHead}>
            <bdi dir="ltr">{box.code}</bdi>
            <StatusChip tone={box.state === 'EXCEPTION' || box.state === 'RETURNED' ? 'trouble' : 'moving'}>
              {t(`shipments.tracking.${box.state}`)}
            </StatusChip>
            <bdi dir="ltr">{[box.carrier, box.trackingNo].filter(Boolean).join(' ')}</bdi>
            {box.localTrackingNo && <bdi dir="ltr">{`${box.localCarrier} ${box.localTrackingNo}`}</bdi>}
          </p>
          {box.events.length === 0 ? (
            <p className={classes.quiet}>{t('shipments.silent')}</p>
          ) : (
            <ol className={classes.events}>
              {box.events.map((event) => (
                <li key={`${event.at}-${event.source}-${event.state}-${event.text}`}>
                  <span className={classes.when}>{when(event.at)}</span>
                  <span>
                    {[t(`shipments.tracking.${event.state}`), event.place].filter(Boolean).join(' · ')}
                    <small>
                      <bdi>{event.text}</bdi>
                      {event.source === 'STAFF' && ` (${t('shipments.byStaff')})`}
                    </small>
                  </span>
                </li>
              ))}
            </ol>
          )}
          {shipment.canSay && (
            <>
              <RenumberForm key={box.trackingNo} leg="LINE_HAUL" {...{ shipment, box, onDone, onRefused }} />
              <RenumberForm
                key={`local ${box.localTrackingNo}`}
                leg="LOCAL"
                {...{ shipment, box, onDone, onRefused }}
              />
            </>
          )}
        </div>
      ))}
    </section>
  );
}
