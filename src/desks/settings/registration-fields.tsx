import { TextInput } from '@mantine/core';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { ContactSettings } from '../../contract/shop-settings';
import classes from './settings.module.css';
import { WordsField } from './words-field';

type Registration = ContactSettings['registrationEntity'];

interface Props {
  value: Registration;
  onChange: (value: Registration) => void;
  at: (path: string) => string | undefined;
}

/** Who runs the shop, as it stands below each page. */
export function RegistrationFields({ value, onChange, at }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage } = useTenant();
  const { websiteApprove: approve, ...entity } = value;
  // a number that was set as it is stands in the shop's own language
  const words = typeof approve === 'string' ? { [defaultLanguage]: approve } : (approve ?? {});
  const licence = (typed: string) => {
    const { businessLicenseNo: _, ...others } = value;
    onChange(typed ? { ...others, businessLicenseNo: typed } : others);
  };
  return (
    <section className={classes.section} aria-labelledby="registration">
      <h2 id="registration">{t('settings.contact.registration')}</h2>
      <div className={classes.pair}>
        <TextInput
          label={t('settings.contact.company')}
          value={entity.name}
          maxLength={200}
          error={at('registrationEntity.name')}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        />
        <TextInput
          label={t('settings.contact.licence')}
          value={entity.businessLicenseNo ?? ''}
          maxLength={80}
          error={at('registrationEntity.businessLicenseNo')}
          onChange={(event) => licence(event.currentTarget.value)}
        />
      </div>
      <WordsField
        label={t('settings.contact.approve')}
        value={words}
        onChange={(said) => onChange(Object.keys(said).length > 0 ? { ...entity, websiteApprove: said } : entity)}
        maxLength={300}
        error={(language) => at(`registrationEntity.websiteApprove.${language}`)}
      />
    </section>
  );
}
