import { Button, TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { BOX_FIELDS, EMPTY_BOX, type BoxDraft } from './box-draft';
import classes from './packing.module.css';

interface Props {
  drafts: BoxDraft[];
  onChange: (drafts: BoxDraft[]) => void;
}

/** The boxes, each with its weight and size: a new one has nothing of the one before it. */
export function BoxRows({ drafts, onChange }: Props) {
  const { t } = useTranslation('operator');
  return (
    <fieldset className={classes.boxes}>
      <legend className={classes.heading}>{t('packing.boxes')}</legend>
      {drafts.map((draft, index) => (
        <div key={index} className={classes.box}>
          {BOX_FIELDS.map((name) => (
            <TextInput
              key={name}
              size="sm"
              inputMode="numeric"
              maxLength={5}
              label={t(`packing.field.${name}`)}
              aria-label={`${t('packing.box', { number: index + 1 })}: ${t(`packing.field.${name}`)}`}
              value={draft[name]}
              onChange={(event) => onChange(drafts.with(index, { ...draft, [name]: event.currentTarget.value }))}
            />
          ))}
          {drafts.length > 1 && (
            <Button
              size="sm"
              variant="default"
              aria-label={t('packing.dropBox', { number: index + 1 })}
              onClick={() => onChange(drafts.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {drafts.length < LIMITS.transitBoxes && (
        <p>
          <Button size="compact-sm" variant="default" onClick={() => onChange([...drafts, EMPTY_BOX])}>
            {t('packing.addBox')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
