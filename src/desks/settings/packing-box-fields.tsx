import { TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { PackingBox } from '../../contract/packing-box';
import { ActionButton } from '../../ui/action-button';
import { NumberField } from './number-field';
import classes from './settings.module.css';

const MOST = 40;
const SIDES = ['lengthMm', 'widthMm', 'heightMm', 'tareGrams'] as const;

interface Props {
  value: PackingBox[];
  onChange: (value: PackingBox[]) => void;
  at: (path: string) => string | undefined;
}

/** The kinds of boxes that packers are shown, as they measure outside, with what they weigh empty. */
export function PackingBoxFields({ value, onChange, at }: Props) {
  const { t } = useTranslation('operator');
  const set = (index: number, change: Partial<PackingBox>) =>
    onChange(value.map((box, place) => (place === index ? { ...box, ...change } : box)));
  return (
    <section className={classes.section} aria-labelledby="boxes">
      <h2 id="boxes">{t('settings.boxes.title')}</h2>
      <p className={classes.quiet}>{t('settings.boxes.hint')}</p>
      {at('packingBoxes') && <p role="alert">{t('settings.boxes.twice')}</p>}
      {value.map((box, index) => (
        // a box is known by its place alone
        <div
          key={`${String(index)} of ${String(value.length)}`}
          className={classes.shelf}
          role="group"
          aria-label={box.name || t('settings.boxes.title')}
        >
          <TextInput
            size="sm"
            label={t('settings.boxes.name')}
            maxLength={40}
            value={box.name}
            error={at(`packingBoxes.${String(index)}.name`)}
            onChange={(event) => set(index, { name: event.currentTarget.value })}
          />
          {SIDES.map((side) => (
            <NumberField
              key={side}
              label={t(`settings.boxes.${side}`)}
              value={box[side]}
              error={at(`packingBoxes.${String(index)}.${side}`)}
              onChange={(number) => set(index, { [side]: number ?? NaN })}
            />
          ))}
          <NumberField
            label={t('settings.boxes.mostGrams')}
            placeholder={t('settings.boxes.any')}
            value={box.mostGrams ?? null}
            error={at(`packingBoxes.${String(index)}.mostGrams`)}
            onChange={(mostGrams) => {
              const { mostGrams: _, ...rest } = box;
              onChange(
                value.map((one, place) => (place !== index ? one : mostGrams === null ? rest : { ...rest, mostGrams })),
              );
            }}
          />
          <ActionButton
            size="sm"
            variant="subtle"
            aria-label={t('settings.boxes.less', { name: box.name })}
            onClick={() => onChange(value.filter((_, place) => place !== index))}
          >
            {t('settings.remove')}
          </ActionButton>
        </div>
      ))}
      <div className={classes.actions}>
        <ActionButton
          size="xs"
          variant="default"
          disabled={value.length >= MOST}
          onClick={() => onChange([...value, { name: '', lengthMm: 300, widthMm: 200, heightMm: 150, tareGrams: 120 }])}
        >
          {t('settings.boxes.more')}
        </ActionButton>
      </div>
    </section>
  );
}
