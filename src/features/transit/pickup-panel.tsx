import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { QrPicture } from '../../ui/qr-picture';
import page from '../../ui/record-page.module.css';
import classes from './pickup-panel.module.css';

/** Where it is fetched, by whom, and once it is there the code that it is handed out against. */
export function PickupPanel({ pickup }: { pickup: NonNullable<TransitOrderDetail['pickup']> }) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const { station, receiverName, code, until } = pickup;
  return (
    <section className={page.panel} aria-labelledby="pickup">
      <h2 id="pickup">{t('pickup.title')}</h2>
      <div className={classes.pickup}>
        <div>
          {station && (
            <address className={classes.place}>
              <strong>
                <bdi>{station.name}</bdi>
              </strong>
              <bdi>{station.address}</bdi>
              {station.phone && <bdi dir="ltr">{station.phone}</bdi>}
              {station.hours && <span>{t('pickup.hours', { hours: station.hours })}</span>}
              {station.notice && <bdi>{station.notice}</bdi>}
              {station.mapUrl && (
                <a href={station.mapUrl} target="_blank" rel="noreferrer">
                  {t('pickup.map')}
                </a>
              )}
            </address>
          )}
          <p className={page.quiet}>{t('pickup.person', { name: receiverName })}</p>
          <p className={page.quiet}>{t(code ? 'pickup.show' : 'pickup.later')}</p>
          {until && <p>{t('pickup.until', { date: formatDateTime(until, tenant.timezoneOffset, intlTag(locale)) })}</p>}
        </div>
        {code && (
          <div className={classes.code}>
            <span className={page.quiet}>{t('pickup.code')}</span>
            <strong dir="ltr">{code}</strong>
            <QrPicture text={code} label={t('pickup.picture')} />
          </div>
        )}
      </div>
    </section>
  );
}
