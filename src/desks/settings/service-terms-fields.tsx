import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { ServiceTerms } from '../../contract/shop-offers';
import { SumField } from './sum-field';
import classes from './settings.module.css';

type Charge = ServiceTerms['charge'];
const SUMS = ['ORDER', 'BOX', 'PARCEL', 'ITEM', 'PIECE', 'CHARGED_KILOGRAM', 'SCALE_KILOGRAM'] as const;
const SHARES = ['FREIGHT', 'VALUE'] as const;

export const startTerms = (currency: string): ServiceTerms => ({
  currency,
  charge: { per: 'ITEM', fee: 0, min: 0, max: null },
});

interface Props {
  value: ServiceTerms;
  currencies: string[];
  onChange: (value: ServiceTerms) => void;
  errorAt: (path: string) => string | undefined;
}

/** What a service costs: a sum for each of something, or a share, and the least that it comes to. */
export function ServiceTermsFields({ value, currencies, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const { charge, currency } = value;
  const set = (next: Charge) => onChange({ ...value, charge: next });
  const turn = (per: string) => {
    const { min, max } = charge;
    const ofSum = SUMS.find((each) => each === per);
    const ofShare = SHARES.find((each) => each === per);
    if (ofSum) set({ per: ofSum, fee: 'fee' in charge ? charge.fee : 0, min, max });
    if (ofShare) set({ per: ofShare, basisPoints: 'basisPoints' in charge ? charge.basisPoints : 0, min, max });
  };
  return (
    <div className={classes.pair}>
      <NativeSelect
        size="sm"
        label={t('lines.field.charge.per')}
        value={charge.per}
        data={[...SUMS, ...SHARES].map((each) => ({ value: each, label: t(`lines.choice.per.${each}`) }))}
        onChange={(event) => turn(event.currentTarget.value)}
      />
      {currencies.length > 1 && (
        <NativeSelect
          size="sm"
          label={t('settings.services.currency')}
          value={currency}
          data={currencies}
          error={errorAt('terms.currency')}
          onChange={(event) => onChange({ ...value, currency: event.currentTarget.value })}
        />
      )}
      {'basisPoints' in charge ? (
        <SumField
          key="share"
          label={t('settings.services.share')}
          value={charge.basisPoints}
          currency="%"
          onChange={(basisPoints) => set({ ...charge, basisPoints })}
          error={errorAt('terms.charge.basisPoints')}
        />
      ) : (
        <SumField
          key={`sum ${currency}`}
          label={t('settings.services.price')}
          value={charge.fee}
          currency={currency}
          onChange={(fee) => set({ ...charge, fee })}
          error={errorAt('terms.charge.fee')}
        />
      )}
      <SumField
        key={`least ${currency}`}
        label={t('settings.money.minimum')}
        value={charge.min}
        currency={currency}
        onChange={(min) => set({ ...charge, min })}
        error={errorAt('terms.charge.min') ?? errorAt('terms.charge.max')}
      />
    </div>
  );
}
