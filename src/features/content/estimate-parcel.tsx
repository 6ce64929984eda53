import { TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { EstimateKinds } from './estimate-kinds';
import { CENTIMETRES, isWrong, isWrongCount, PIECES, SIZE_FIELD, type EstimateFields } from './estimate-query.rules';
import classes from './shipping-estimator.module.css';

interface Props {
  fields: EstimateFields;
  set: (changed: Partial<EstimateFields>) => void;
}
const SIDES = ['length', 'width', 'height'] as const;

/** What not everybody knows of a parcel: its size, how many there are, the postcode, what is in it. */
export function EstimateParcel({ fields, set }: Props) {
  const { t } = useTranslation('transit');
  const setSide = (at: number, value: number | string) => {
    const [length, width, height] = fields.centimetres.map((side, index) => (index === at ? value : side));
    set({ centimetres: [length ?? '', width ?? '', height ?? ''] });
  };
  return (
    <div className={classes.parcel}>
      <div className={classes.sides}>
        {SIDES.map((side, at) => (
          <TextInput
            {...(at === 0 && { id: SIZE_FIELD })}
            inputMode="decimal"
            dir="ltr"
            key={side}
            label={t(`ask.${side}`)}
            value={fields.centimetres[at]}
            onChange={({ currentTarget }) => setSide(at, currentTarget.value)}
            error={isWrong(fields.centimetres[at] ?? '', CENTIMETRES)}
          />
        ))}
        {fields.centimetres.some((side) => isWrong(side, CENTIMETRES)) && (
          <p role="alert" className={classes.wrong}>
            {t('ask.between', CENTIMETRES)}
          </p>
        )}
      </div>
      <div className={classes.pair}>
        <TextInput
          inputMode="numeric"
          dir="ltr"
          label={t('ask.pieces')}
          value={fields.pieces}
          onChange={({ currentTarget }) => set({ pieces: currentTarget.value })}
          error={isWrongCount(fields.pieces, PIECES)}
        />
        <TextInput
          label={t('ask.postcode')}
          value={fields.postcode}
          maxLength={16}
          onChange={(event) => set({ postcode: event.currentTarget.value })}
        />
        {isWrongCount(fields.pieces, PIECES) && (
          <p role="alert" className={classes.wrong}>
            {t('ask.between', PIECES)}
          </p>
        )}
      </div>
      <EstimateKinds chosen={fields.kinds} onChange={(kinds) => set({ kinds })} />
    </div>
  );
}
