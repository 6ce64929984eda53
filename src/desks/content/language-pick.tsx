import { NativeSelect } from '@mantine/core';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { LocalizedText } from '../../contract/fields';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';

interface Props {
  value: Locale;
  /** Of which it is said in which languages they are missing. */
  words?: LocalizedText;
  onChange: (language: Locale) => void;
  /** Its name is to be seen, as beside fields that have one. */
  isNamed?: boolean;
}

/** In which of the shop's languages something is written or looked at. */
export function LanguagePick({ value, words, onChange, isNamed = false }: Props) {
  const { t } = useTranslation('operator');
  const { supportedLanguages } = useTenant();
  return (
    <NativeSelect
      size="sm"
      {...{ [isNamed ? 'label' : 'aria-label']: t('content.language') }}
      value={value}
      onChange={({ currentTarget }) => {
        const language = supportedLanguages.find((each) => each === currentTarget.value);
        if (language) onChange(language);
      }}
      data={supportedLanguages.map((language) => ({
        value: language,
        label:
          !words || words[language]
            ? LOCALE_FACTS[language].name
            : `${LOCALE_FACTS[language].name} · ${t('content.state.MISSING')}`,
      }))}
    />
  );
}
