import { useTranslation } from '../../client/use-translation';
import { placeText } from '../../contract/address-text';
import type { TransitOrderDetail } from '../../contract/transit';
import { pictureAt } from '../../contract/picture-address';
import { MoneyText } from '../../ui/price';
import page from '../../ui/record-page.module.css';
import classes from './transit-detail.module.css';

/** What goes to whom, and what the border is told of it. */
export function ShippedParcels({ order, country }: { order: TransitOrderDetail; country: string | null }) {
  const { t } = useTranslation('transit');
  return (
    <section className={page.panel} aria-labelledby="parcels">
      <h2 id="parcels">{t('compose.parcels')}</h2>
      <p className={classes.quiet}>
        <bdi>{order.address.receiverName}</bdi>
        {' · '}
        <bdi>{placeText(order.address, country ?? undefined)}</bdi>
      </p>
      <ul className={classes.parcels}>
        {order.parcels.map(({ id, parcelNo, title, image, grams, pieces, items }) => (
          <li key={id}>
            {image ? <img src={pictureAt(image, 96)} alt="" width={56} height={56} loading="lazy" /> : <span />}
            <span>
              {items.length < 2 && <bdi className={classes.clamped}>{title}</bdi>}
              {items.length > 1 &&
                items.map((item, index) => (
                  <bdi key={index} className={classes.clamped}>
                    {item.title} {t('parcel.pieces', { count: item.quantity })}
                  </bdi>
                ))}
              <span className={classes.quiet}>
                {t('parcel.number', { number: parcelNo })} · {t('parcel.pieces', { count: pieces })} ·{' '}
                {t('parcel.kilograms', { kilograms: grams / 1000 })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <details className={classes.events}>
        <summary>{t('declaration.title')}</summary>
        <ul className={classes.declared}>
          {order.declaration.map((line, index) => (
            <li key={index} className={classes.row}>
              <bdi>
                {line.nameEn || line.title} {t('parcel.pieces', { count: line.quantity })}
                {line.hsCode && ` · ${t('declaration.hsShown', { code: line.hsCode })}`}
              </bdi>
              <MoneyText money={line.unitValue} />
            </li>
          ))}
        </ul>
      </details>
      {order.remark && <p className={classes.quiet}>{t('detail.remark', { remark: order.remark })}</p>}
    </section>
  );
}
