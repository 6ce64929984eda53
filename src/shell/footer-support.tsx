import { IconMail, IconPhone } from '@tabler/icons-react';
import { useCopy } from '../client/use-copy';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import type { Tenant } from '../contract/tenant';
import classes from './footer.module.css';
import { LateBrandIcon } from './late-brand-icon';

type ContactType = Tenant['serviceSocialAccounts'][number]['type'];

/** Names of services are the same in every language. */
const CONTACT_NAMES: Record<ContactType, string> = {
  LINE: 'LINE',
  WECHAT: 'WeChat',
  KAKAOTALK: 'KakaoTalk',
  ZALO: 'Zalo',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  FACEBOOK_MESSENGER: 'Messenger',
  VIBER: 'Viber',
  TELEGRAM: 'Telegram',
  VKONTAKTE: 'VK',
  SIGNAL: 'Signal',
  EMAIL: 'E-mail',
  PHONE: 'Tel.',
  ADDRESS: '',
};
const SHOWN_ACCOUNTS = 3;

/** Phone and accounts are copied by a click, mail opens a letter (FRM-9). */
export function FooterSupport() {
  const { t } = useTranslation();
  const copy = useCopy();
  const { servicePhone, serviceEmail, serviceSocialAccounts } = useTenant();
  const accounts = serviceSocialAccounts.filter(({ type }) => type !== 'ADDRESS').slice(0, SHOWN_ACCOUNTS);
  return (
    <div className={classes.support}>
      {servicePhone && (
        <button type="button" className={classes.contact} onClick={() => void copy(servicePhone)}>
          <IconPhone size={18} aria-hidden />
          <span className="visually-hidden">{t('actions.copy')} </span>
          <bdi dir="ltr">{servicePhone}</bdi>
        </button>
      )}
      {serviceEmail && (
        <a className={classes.contact} href={`mailto:${serviceEmail}`}>
          <IconMail size={18} aria-hidden />
          <bdi dir="ltr">{serviceEmail}</bdi>
        </a>
      )}
      {accounts.map(({ type, accountId }) => (
        <button key={type + accountId} type="button" className={classes.contact} onClick={() => void copy(accountId)}>
          <LateBrandIcon brand={type} size={18} />
          <span className="visually-hidden">{t('actions.copy')} </span>
          <span className={classes.service}>{CONTACT_NAMES[type]} </span>
          <bdi dir="ltr">{accountId}</bdi>
        </button>
      ))}
    </div>
  );
}
