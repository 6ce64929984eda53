import { useTranslation } from '../../client/use-translation';
import type { DeskParcel } from '../../contract/parcel-desk';
import classes from './parcels.module.css';

/** What those say of it who claim it, or did so before it was given to them: nobody else has said what is in it. */
export function ParcelClaims({ claims }: Pick<DeskParcel, 'claims'>) {
  const { t } = useTranslation('operator');
  return claims.map(({ id, name, status, statement, seller, orderRef, grams, photos }) => (
    <section key={id} aria-label={t('parcels.claimOf', { name })}>
      <p>
        {t('parcels.claimOf', { name })}: <bdi>{statement}</bdi>
      </p>
      <p className={classes.quiet}>
        {[
          t(`claims.status.${status}`),
          seller && `${t('claims.seller')}: ${seller}`,
          orderRef && `${t('claims.order')}: ${orderRef}`,
          grams !== null && t('parcels.gramsOf', { grams }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {photos.map((photo) => (
        <a key={photo} href={photo} target="_blank" rel="noreferrer">
          <img src={photo} alt={t('claims.proof')} width={112} height={112} loading="lazy" />
        </a>
      ))}
    </section>
  ));
}
