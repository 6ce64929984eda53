import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { ASKED_KINDS, MAX_KILOGRAMS, MAX_PIECES, type EstimateFields } from './estimate-query.rules';
import type { HomeData } from './load-home';
import classes from './shipping-estimator.module.css';

interface Props extends Pick<HomeData, 'countries'> {
  fields: EstimateFields;
  isWeight: boolean;
  onChange: (fields: EstimateFields) => void;
}
const SIDES = ['length', 'width', 'height'] as const;

/** What is to be sent where. */
export function EstimateForm({ countries, fields, isWeight, onChange }: Props) {
  const { t } = useTranslation('transit');
  const { t: home } = useTranslation('homepage');
  const set = (changed: Partial<EstimateFields>) => onChange({ ...fields, ...changed });
  const setSide = (at: number, value: number | string) => {
    const [length, width, height] = fields.centimetres.map((side, index) => (index === at ? value : side));
    set({ centimetres: [length ?? '', width ?? '', height ?? ''] });
  };
  return (
    <div className={classes.form}>
      <NativeSelect
        size="md"
        label={home('estimator.country')}
        value={fields.country}
        onChange={(event) => set({ country: event.currentTarget.value })}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NumberInput
        label={home('estimator.weight')}
        description={home('estimator.weightHint')}
        value={fields.kilograms}
        onChange={(kilograms) => set({ kilograms })}
        min={0.1}
        max={MAX_KILOGRAMS}
        step={0.5}
        decimalScale={3}
        allowNegative={false}
        error={isWeight ? undefined : home('estimator.weightWrong', { max: MAX_KILOGRAMS })}
      />
      <div className={classes.sides}>
        {SIDES.map((side, at) => (
          <NumberInput
            key={side}
            label={t(`ask.${side}`)}
            value={fields.centimetres[at]}
            onChange={(value) => setSide(at, value)}
            min={0}
            max={1000}
            decimalScale={1}
            allowNegative={false}
            hideControls
          />
        ))}
      </div>
      <div className={classes.pair}>
        <NumberInput
          label={t('ask.pieces')}
          value={fields.pieces}
          onChange={(pieces) => set({ pieces })}
          min={1}
          max={MAX_PIECES}
          allowDecimal={false}
          allowNegative={false}
        />
        <TextInput
          label={t('ask.postcode')}
          value={fields.postcode}
          maxLength={16}
          onChange={(event) => set({ postcode: event.currentTarget.value })}
        />
      </div>
      <fieldset className={classes.kinds}>
        <legend>{t('ask.kinds')}</legend>
        {ASKED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kind.${kind}`)}
            checked={fields.kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              set({ kinds: ASKED_KINDS.filter((each) => (each === kind ? checked : fields.kinds.includes(each))) })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
