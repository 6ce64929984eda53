import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { CUSTOMS_NUMBER_KINDS } from '../../contract/customs-numbers';
import type { CustomsSettings } from '../../contract/source-settings';
import classes from './settings.module.css';
import { WordsField } from './words-field';

type Field = NonNullable<CustomsSettings['customsFields']>[string][number];

export const START_FIELD: Field = {
  ...{ key: '', label: {}, help: {}, example: '', pattern: '^[A-Z0-9]{4,32}$' },
  ...{ checks: [], isRequired: true, hasExpiry: false },
};

interface Props {
  value: Field;
  onChange: (change: Partial<Field>) => void;
  errorAt: (path: string) => string | undefined;
}

/** One number: what it is called, how it looks, and whether it is checked, needed and runs out. */
export function CustomsFieldFields({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const fits = value.example === '' || matches(value.pattern, value.example);
  const line = (name: 'key' | 'example' | 'pattern', most: number, wrong?: string) => (
    <TextInput
      size="sm"
      label={t(`settings.customs.${name}`)}
      description={t(`settings.customs.${name}Hint`)}
      value={value[name]}
      dir="ltr"
      maxLength={most}
      error={errorAt(name) ?? wrong}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const turn = (kind: Field['checks'][number]) =>
    CUSTOMS_NUMBER_KINDS.filter((each) => (each === kind ? !value.checks.includes(kind) : value.checks.includes(each)));
  return (
    <div className={classes.fields}>
      <WordsField
        label={t('settings.customs.label')}
        value={value.label}
        maxLength={80}
        onChange={(label) => onChange({ label })}
        error={(language) => errorAt(`label.${language}`) ?? errorAt('label')}
      />
      <WordsField
        label={t('settings.customs.help')}
        value={value.help}
        maxLength={400}
        onChange={(help) => onChange({ help })}
        error={(language) => errorAt(`help.${language}`)}
      />
      <div className={classes.pair}>
        {line('key', 40)}
        {line('pattern', 200)}
        {line('example', 40, fits ? undefined : t('settings.customs.noFit'))}
      </div>
      <fieldset className={classes.choice}>
        <legend>{t('settings.customs.checks')}</legend>
        <div className={classes.codes}>
          {CUSTOMS_NUMBER_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              size="sm"
              label={t(`settings.customs.kind.${kind}`)}
              checked={value.checks.includes(kind)}
              onChange={() => onChange({ checks: turn(kind) })}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        size="sm"
        label={t('settings.customs.isRequired')}
        checked={value.isRequired}
        onChange={(event) => onChange({ isRequired: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={t('settings.customs.hasExpiry')}
        checked={value.hasExpiry}
        onChange={(event) => onChange({ hasExpiry: event.currentTarget.checked })}
      />
    </div>
  );
}

/** As the server looks at it: in capitals, without what stands between. */
function matches(pattern: string, example: string): boolean {
  try {
    return new RegExp(pattern).test(example.toUpperCase().replaceAll(/[\s./-]/g, ''));
  } catch {
    return false;
  }
}
