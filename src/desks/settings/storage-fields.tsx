import { useId } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { FeeTerms } from '../../contract/fee-rules';
import { ActionButton } from '../../ui/action-button';
import { NumberField } from './number-field';
import classes from './settings.module.css';
import { SumField } from './sum-field';

type Storage = FeeTerms['storage'];

interface Props {
  value: Storage;
  onChange: (value: Storage) => void;
  error: string | undefined;
}

/** What a parcel costs that stays: free days, then a fee a day by what it weighs. The last band is for all that is heavier. */
export function StorageFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const title = useId();
  const { freeDays, bands, maxFee } = value;
  const setBand = (at: number, change: Partial<Storage['bands'][number]>) =>
    onChange({ ...value, bands: bands.map((band, index) => (index === at ? { ...band, ...change } : band)) });
  const last = bands.length - 1;
  const feeLabel = (at: number) => {
    if (at < last) return t('settings.money.dayFee', { number: at + 1 });
    return t(last === 0 ? 'settings.money.dayFeeAll' : 'settings.money.dayFeeBeyond');
  };
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h2 id={title}>{t('settings.money.storage')}</h2>
      <div className={classes.pair}>
        <NumberField
          label={t('settings.money.freeDays')}
          value={freeDays}
          onChange={(days) => onChange({ ...value, freeDays: days ?? 0 })}
        />
        <SumField
          label={t('settings.money.maxFee')}
          description={t('settings.money.maxFeeHint')}
          value={maxFee ?? 0}
          currency="CNY"
          onChange={(fee) => onChange({ ...value, maxFee: fee === 0 ? null : fee })}
        />
      </div>
      {bands.map((band, at) => (
        // a band is known by its place alone
        <div key={`${String(at)} of ${String(bands.length)}`} className={classes.pair}>
          {at < last && (
            <NumberField
              label={t('settings.money.upTo', { number: at + 1 })}
              value={band.upToGrams}
              onChange={(upToGrams) => setBand(at, { upToGrams })}
            />
          )}
          <SumField
            label={feeLabel(at)}
            value={band.dayFee}
            currency="CNY"
            onChange={(dayFee) => setBand(at, { dayFee })}
          />
        </div>
      ))}
      {error && <p role="alert">{t('settings.money.notRising')}</p>}
      <div className={classes.actions}>
        <ActionButton
          size="xs"
          variant="default"
          disabled={bands.length >= 20}
          onClick={() =>
            onChange({
              ...value,
              bands: [...bands.slice(0, last), { upToGrams: NaN, dayFee: 0 }, ...bands.slice(last)],
            })
          }
        >
          {t('settings.money.addBand')}
        </ActionButton>
        {last > 0 && (
          <ActionButton
            size="xs"
            variant="default"
            onClick={() => onChange({ ...value, bands: [...bands.slice(0, last - 1), ...bands.slice(last)] })}
          >
            {t('settings.money.lessBand')}
          </ActionButton>
        )}
      </div>
    </section>
  );
}
