import { NativeSelect, TextInput } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import { CONTACT_TYPES, SOCIAL_PLATFORMS } from '../../contract/tenant.enums';
import type { Section } from '../../contract/settings-desk';
import type { ContactSettings } from '../../contract/shop-settings';
import { SOCIAL_NAMES } from './brand-names';
import { FooterPreview } from './footer-preview';
import { RegistrationFields } from './registration-fields';
import { RowList } from './row-list';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { useContactName } from './use-contact-name';
import { useSection } from './use-section';
import { WordsField } from './words-field';

const MOST = 20;

/** Where shoppers find the shop, what stands below its pages, and who runs it. */
export function ContactScreen({ section }: { section: Section<ContactSettings> }) {
  const { t } = useTranslation('operator');
  const contactName = useContactName();
  const state = useSection(section);
  const { typed, set, known } = state;
  const save = useAction('PUT /operator/settings/contact', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  const taken = new Set(typed.socialMediaPlatforms.map(({ platform }) => platform));
  return (
    <SettingsPage section="contact">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <section className={classes.section} aria-labelledby="about">
          <h2 id="about">{t('settings.contact.about')}</h2>
          <WordsField
            label={t('settings.contact.description')}
            value={typed.description}
            onChange={(value) => set('description', value)}
            maxLength={500}
            error={(language) => at(`description.${language}`)}
          />
        </section>
        <RowList
          title={t('settings.contact.accounts')}
          hint={t('settings.contact.accountsHint')}
          rows={typed.serviceSocialAccounts}
          most={MOST}
          more={() => ({ type: CONTACT_TYPES[0], accountId: '' })}
          onChange={(rows) => set('serviceSocialAccounts', rows)}
          nameOf={({ type, accountId }) => accountId || contactName(type)}
        >
          {({ type, accountId }, change, index) => (
            <>
              <NativeSelect
                size="sm"
                label={t('settings.contact.by')}
                value={type}
                data={CONTACT_TYPES.map((value) => ({ value, label: contactName(value) }))}
                onChange={(event) => change({ type: event.currentTarget.value as typeof type })}
              />
              <TextInput
                size="sm"
                label={t('settings.contact.account')}
                value={accountId}
                maxLength={200}
                error={at(`serviceSocialAccounts.${String(index)}.accountId`)}
                onChange={(event) => change({ accountId: event.currentTarget.value })}
              />
            </>
          )}
        </RowList>
        <RowList
          title={t('settings.contact.social')}
          hint={t('settings.contact.socialHint')}
          rows={typed.socialMediaPlatforms}
          most={SOCIAL_PLATFORMS.length}
          more={() => ({
            platform: SOCIAL_PLATFORMS.find((each) => !taken.has(each)) ?? SOCIAL_PLATFORMS[0],
            link: '',
          })}
          onChange={(rows) => set('socialMediaPlatforms', rows)}
          nameOf={({ platform }) => SOCIAL_NAMES[platform]}
          error={at('socialMediaPlatforms')}
        >
          {({ platform, link }, change, index) => (
            <>
              <NativeSelect
                size="sm"
                label={t('settings.contact.where')}
                value={platform}
                data={SOCIAL_PLATFORMS.map((value) => ({
                  ...{ value, label: SOCIAL_NAMES[value] },
                  disabled: value !== platform && taken.has(value),
                }))}
                onChange={(event) => change({ platform: event.currentTarget.value as typeof platform })}
              />
              <TextInput
                size="sm"
                type="url"
                label={t('settings.contact.link')}
                value={link}
                maxLength={300}
                error={at(`socialMediaPlatforms.${String(index)}.link`)}
                onChange={(event) => change({ link: event.currentTarget.value.trim() })}
              />
            </>
          )}
        </RowList>
        <RowList
          title={t('settings.contact.footer')}
          hint={t('settings.contact.footerHint')}
          rows={typed.footerLinks}
          most={MOST}
          more={() => ({ title: {}, link: '' })}
          onChange={(rows) => set('footerLinks', rows)}
          nameOf={({ link }) => link}
        >
          {({ title, link }, change, index) => (
            <>
              <div className={classes.fields}>
                <WordsField
                  label={t('settings.contact.title')}
                  value={title}
                  onChange={(words) => change({ title: words })}
                  maxLength={80}
                  error={(language) =>
                    at(`footerLinks.${String(index)}.title.${language}`) ?? at(`footerLinks.${String(index)}.title`)
                  }
                />
              </div>
              <TextInput
                size="sm"
                label={t('settings.contact.link')}
                value={link}
                maxLength={300}
                error={at(`footerLinks.${String(index)}.link`)}
                onChange={(event) => change({ link: event.currentTarget.value.trim() })}
              />
            </>
          )}
        </RowList>
        <RegistrationFields
          value={typed.registrationEntity}
          onChange={(value) => set('registrationEntity', value)}
          at={at}
        />
        <FooterPreview value={typed} />
      </SectionForm>
    </SettingsPage>
  );
}
