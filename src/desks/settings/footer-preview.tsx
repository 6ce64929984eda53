import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { LocalizedText } from '../../contract/fields';
import type { ContactSettings } from '../../contract/shop-settings';
import { SOCIAL_NAMES } from './brand-names';
import classes from './settings.module.css';
import { useContactName } from './use-contact-name';

/** What stands below the shop's pages with all that is typed, in the words of the reader's language. */
export function FooterPreview({ value }: { value: ContactSettings }) {
  const { t } = useTranslation('operator');
  const contactName = useContactName();
  const { tenant, locale } = useShell();
  const say = (words: LocalizedText) =>
    words[locale] ?? words[tenant.defaultLanguage] ?? words.en ?? Object.values(words)[0] ?? '';
  const { registrationEntity: entity } = value;
  const approve = entity.websiteApprove;
  const rows = [
    [t('settings.contact.accounts'), value.serviceSocialAccounts.map(({ type, accountId }) => `${contactName(type)}: ${accountId}`)], // prettier-ignore
    [t('settings.contact.social'), value.socialMediaPlatforms.filter(({ link }) => link).map(({ platform }) => SOCIAL_NAMES[platform])], // prettier-ignore
    [t('settings.contact.footer'), value.footerLinks.map(({ title }) => say(title))],
  ] as const;
  return (
    <section className={classes.section} aria-labelledby="below">
      <h2 id="below">{t('settings.contact.preview')}</h2>
      <p>
        <strong>{tenant.name}</strong>
        <br />
        {say(value.description)}
      </p>
      <dl className={classes.pair}>
        {rows.map(([head, words]) => (
          <div key={head}>
            <dt className={classes.quiet}>{head}</dt>
            {words.map((word, index) => (
              <dd key={`${String(index)} ${word}`} className={classes.said}>
                <bdi>{word}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>
        {[entity.name, entity.businessLicenseNo, typeof approve === 'string' ? approve : say(approve ?? {})]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
}
