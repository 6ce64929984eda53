import { useTranslation } from '../../client/use-translation';
import type { ServiceTerms } from '../../contract/shop-offers';
import { MoneyText } from '../../ui/price';

/** What a service costs, in words. */
export function ChargeWords({ terms: { charge, currency } }: { terms: ServiceTerms }) {
  const { t } = useTranslation('operator');
  return (
    <>
      {'basisPoints' in charge ? (
        <bdi>{charge.basisPoints / 100} %</bdi>
      ) : (
        <MoneyText money={{ amount: charge.fee, currency }} />
      )}{' '}
      {t(`settings.services.each.${charge.per}`)}
      {charge.min > 0 && (
        <>
          {' · '}
          {t('settings.money.minimum')} <MoneyText money={{ amount: charge.min, currency }} />
        </>
      )}
    </>
  );
}
