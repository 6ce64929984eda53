import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { AllowanceRule } from '../../contract/customs-allowance';
import { dutyHint } from '../../contract/customs-duty';
import { intlTag } from '../../contract/locales';
import { currencyExponent, formatMoney } from '../../contract/money';
import { NumberField } from './number-field';
import classes from './settings.module.css';
import { SumField } from './sum-field';

export const START_RULE: AllowanceRule = {
  ...{ currency: 'USD', per: 'SHIPMENT', freeUpTo: 0, freeUpToGrams: null },
  ...{ dutyBasisPoints: 0, dutyKilogramFee: 0, taxBasisPoints: 0, taxesAll: false },
};

interface Props {
  value: AllowanceRule;
  onChange: (value: AllowanceRule) => void;
  errorAt: (path: string) => string | undefined;
}

/** What one border lets in free and asks above, and what that comes to for a shipment of twice as much. */
export function DutyRuleFields({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const { currency } = value;
  const set = (change: Partial<AllowanceRule>) => onChange({ ...value, ...change });
  const rate = (typed: string) => {
    const { cnyRate: _, ...others } = value;
    onChange(typed ? { ...others, cnyRate: typed } : others);
  };
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  const said = (amount: number) => formatMoney({ amount, currency }, intlTag(locale));
  // twice what is free, or a hundred of the currency where nothing is; a kilogram
  const sample = 2 * (value.freeUpTo || 50 * 10 ** currencyExponent(currency));
  const isSum = [value.freeUpTo, value.dutyBasisPoints, value.dutyKilogramFee, value.taxBasisPoints].every(
    Number.isFinite,
  );
  const asked = isSum ? dutyHint(value, sample, 1000).reduce((sum, { amount }) => sum + (amount ?? 0), 0) : 0;
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <TextInput
          size="sm"
          label={t('settings.duty.currency')}
          value={currency}
          dir="ltr"
          maxLength={3}
          error={errorAt('currency') ?? (!isCurrency && t('settings.duty.noCurrency'))}
          onChange={(event) => set({ currency: event.currentTarget.value.trim().toUpperCase() })}
        />
        <TextInput
          size="sm"
          label={t('settings.duty.rate', { currency })}
          description={t('settings.duty.rateHint')}
          value={value.cnyRate ?? ''}
          dir="ltr"
          inputMode="decimal"
          maxLength={23}
          error={errorAt('cnyRate')}
          onChange={(event) => rate(event.currentTarget.value.trim())}
        />
        <NativeSelect
          size="sm"
          label={t('settings.duty.per')}
          value={value.per}
          data={(['SHIPMENT', 'MONTH'] as const).map((per) => ({ value: per, label: t(`settings.duty.each.${per}`) }))}
          onChange={(event) => set({ per: event.currentTarget.value === 'MONTH' ? 'MONTH' : 'SHIPMENT' })}
        />
      </div>
      {isCurrency && (
        <div key={currency} className={classes.pair}>
          <SumField
            label={t('settings.duty.freeUpTo')}
            value={value.freeUpTo}
            currency={currency}
            onChange={(freeUpTo) => set({ freeUpTo })}
            error={errorAt('freeUpTo')}
          />
          <NumberField
            label={t('settings.duty.freeUpToGrams')}
            placeholder={t('settings.boxes.any')}
            value={value.freeUpToGrams}
            onChange={(freeUpToGrams) => set({ freeUpToGrams })}
            error={errorAt('freeUpToGrams')}
          />
          <SumField
            label={t('settings.duty.duty')}
            value={value.dutyBasisPoints}
            currency="%"
            onChange={(dutyBasisPoints) => set({ dutyBasisPoints })}
            error={errorAt('dutyBasisPoints')}
          />
          <SumField
            label={t('settings.duty.kilogram')}
            value={value.dutyKilogramFee}
            currency={currency}
            onChange={(dutyKilogramFee) => set({ dutyKilogramFee })}
            error={errorAt('dutyKilogramFee')}
          />
          <SumField
            label={t('settings.duty.tax')}
            value={value.taxBasisPoints}
            currency="%"
            onChange={(taxBasisPoints) => set({ taxBasisPoints })}
            error={errorAt('taxBasisPoints')}
          />
        </div>
      )}
      <Checkbox
        size="sm"
        label={t('settings.duty.taxesAll')}
        checked={value.taxesAll}
        onChange={(event) => set({ taxesAll: event.currentTarget.checked })}
      />
      {isCurrency && isSum && (
        <p className={classes.quiet}>{t('settings.duty.sample', { worth: said(sample), asked: said(asked) })}</p>
      )}
    </div>
  );
}
