import type { AccountData } from './load-account';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Profile } from '../../contract/account';
import classes from './account-screen.module.css';
import { Late } from '../../ui/late';
import { SkeletonBlock } from '../../ui/skeletons';
import { AccountLooks } from './account-looks';
import { AddressBook } from './address-book';
import { EmailForm, type RenderCode } from './email-form';
import { PasswordForm, type RenderNewPassword } from './password-form';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';
import { SettingsSection } from './settings-section';
import { PartLoading, partLoadingIn } from '../../ui/part-loading';

// few shops ask for numbers, and what a device says of itself is known in the browser alone
const CustomsList = dynamic(() => import('./customs-list').then((file) => file.CustomsList), { loading: PartLoading });
// far below the first view, and of no use without a script
const NEWS_ROOM = <SkeletonBlock height={520} />;
const NewsForm = dynamic(() => import('./news-form').then((file) => file.NewsForm), {
  ssr: false,
  loading: partLoadingIn(NEWS_ROOM),
});
const DATA_ROOM = <SkeletonBlock height={60} />;
const DataExports = dynamic(() => import('./data-exports').then((file) => file.DataExports), {
  ssr: false,
  loading: partLoadingIn(DATA_ROOM),
});
const DISPLAY_ROOM = <SkeletonBlock height={140} />;
const DisplaySettings = dynamic(() => import('./display-settings').then((file) => file.DisplaySettings), {
  ssr: false,
  loading: partLoadingIn(DISPLAY_ROOM),
});
const DevicePush = dynamic(() => import('./device-push').then((file) => file.DevicePush), {
  ssr: false,
  loading: PartLoading,
});

interface Props {
  data: AccountData;
  profile: Profile;
  /** The list of the shop's languages; belongs to the frame. */
  languages: ReactNode;
  /** Fields of another feature. */
  renderCode: RenderCode;
  renderNewPassword: RenderNewPassword;
  /** Of the wallet; none where the shop keeps no balances. */
  payPassword: ReactNode;
}

const SHIPPING = {
  list: 'GET /front/user/addresses',
  save: 'POST /front/user/addresses',
  remove: 'DELETE /front/user/addresses/{id}',
} as const;
const BILLING = {
  list: 'GET /front/user/billing-addresses',
  save: 'POST /front/user/billing-addresses',
  remove: 'DELETE /front/user/billing-addresses/{id}',
} as const;

/** Everything that a shopper may change about the account. */
export function AccountScreen({ data, profile, languages, renderCode, renderNewPassword, payPassword }: Props) {
  const { t } = useTranslation('account');
  const { supportedLanguages } = useTenant();
  const { countries, saved, looks } = data.customs;
  const hasCustoms = countries.length + saved.length + looks.length > 0;
  const section = (id: string) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`) });
  return (
    <>
      <h1 className={classes.title}>{t('settings.title')}</h1>
      <SettingsSection {...section('profile')}>
        <ProfileForm profile={profile} />
      </SettingsSection>
      <SettingsSection {...section('addresses')}>
        <AddressBook use="addresses" calls={SHIPPING} served={data.addresses} countries={data.countries} />
      </SettingsSection>
      <SettingsSection {...section('billing')}>
        <AddressBook use="billing" calls={BILLING} served={data.billingAddresses} countries={data.countries} />
      </SettingsSection>
      {hasCustoms && (
        <SettingsSection {...section('customs')}>
          <CustomsList served={data.customs} countries={data.countries} />
        </SettingsSection>
      )}
      <SettingsSection {...section('email')}>
        <EmailForm profile={profile} renderCode={renderCode} />
      </SettingsSection>
      <SettingsSection {...section('password')}>
        <PasswordForm email={profile.email} renderNewPassword={renderNewPassword} />
      </SettingsSection>
      {payPassword && <SettingsSection {...section('payPassword')}>{payPassword}</SettingsSection>}
      <SettingsSection {...section('sessions')}>
        <SessionList served={data.sessions} />
      </SettingsSection>
      <SettingsSection {...section('looks')}>
        <AccountLooks looks={data.looks} />
      </SettingsSection>
      <SettingsSection {...section('data')}>
        <Late instead={DATA_ROOM}>
          <DataExports />
        </Late>
      </SettingsSection>
      <SettingsSection {...section('news')}>
        <Late instead={NEWS_ROOM}>
          <NewsForm profile={profile} />
        </Late>
        <DevicePush />
      </SettingsSection>
      {supportedLanguages.length > 1 && (
        <SettingsSection {...section('language')}>
          <div className={classes.languages}>{languages}</div>
        </SettingsSection>
      )}
      <SettingsSection {...section('display')}>
        <Late instead={DISPLAY_ROOM}>
          <DisplaySettings />
        </Late>
      </SettingsSection>
    </>
  );
}
