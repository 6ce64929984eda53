import { TextInput } from '@mantine/core';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { LocalizedText } from '../../contract/fields';
import classes from './settings.module.css';

interface Props {
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  maxLength: number;
  /** Asked for though the shop speaks it not. */
  also?: readonly Locale[];
  /** By `<path>.<language>`, or of the whole. */
  error: (language: string) => string | undefined;
}

/** A text in every language that the shop speaks, its own first; where one is empty, the shop's own is shown. */
export function WordsField({ label, value, onChange, maxLength, also = [], error }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage, supportedLanguages } = useTenant();
  const others = [...new Set([...supportedLanguages, ...also])].filter((language) => language !== defaultLanguage);
  const field = (language: Locale) => {
    const { name, direction } = LOCALE_FACTS[language];
    const { [language]: said = '', ...rest } = value;
    return (
      <TextInput
        key={language}
        label={`${label} · ${name}`}
        value={said}
        dir={direction}
        maxLength={maxLength}
        onChange={({ currentTarget: { value: typed } }) => onChange(typed ? { ...value, [language]: typed } : rest)}
        error={error(language)}
      />
    );
  };
  return (
    <>
      {field(defaultLanguage)}
      {others.length > 0 && (
        <details>
          <summary>{t('settings.otherLanguages', { count: others.length, label })}</summary>
          <div className={classes.pair}>{others.map(field)}</div>
        </details>
      )}
    </>
  );
}
