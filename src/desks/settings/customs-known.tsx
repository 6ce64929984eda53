import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { CustomsSection } from '../../contract/source-settings';
import { useCountryName } from '../bench/use-country-name';
import classes from './settings.module.css';

interface Props {
  usual: CustomsSection['usual'];
  countries: readonly string[];
}

/** What is asked of a receiver where the shop says nothing of its own, country by country. */
export function CustomsKnown({ usual, countries }: Props) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const { defaultLanguage } = useTenant();
  const nameOf = useCountryName();
  if (countries.length === 0) return null;
  const numbers = (country: string) =>
    (usual[country] ?? []).map(({ label, key, isRequired }) => {
      const said = label[locale] || label.en || label[defaultLanguage] || key;
      return isRequired ? said : t('settings.customs.optional', { label: said });
    });
  return (
    <section className={classes.section} aria-labelledby="known">
      <h2 id="known">{t('settings.customs.known')}</h2>
      <p className={classes.quiet}>{t('settings.customs.knownHint')}</p>
      <dl className={classes.wanted}>
        {countries.map((country) => (
          <div key={country}>
            <dt>{nameOf(country)}</dt>
            <dd>{numbers(country).join(', ') || t('settings.customs.nothing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
