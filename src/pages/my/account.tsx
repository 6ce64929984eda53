import type { FrameSettings, PageProps } from '../../client/shell-data';
import { AccountScreen } from '../../features/account/account-screen';
import { loadAccount } from '../../features/account/load-account';
import { EmailCodeField } from '../../features/auth/email-code-field';
import { NewPasswordField } from '../../features/auth/new-password-field';
import { PayPasswordSettings } from '../../features/wallet/pay-password-settings';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';
import { LanguageList } from '../../shell/language-list';

const load = pageProps({ access: 'user', namespaces: ['account', 'auth'] }, ({ call }) => loadAccount(call));
export const getServerSideProps = load;

export default function AccountPage({ data, shell }: PageProps<LoaderData<typeof load>>) {
  if (!shell.profile) return null;
  const { email } = shell.profile;
  return (
    <AccountFrame>
      <AccountScreen
        data={data}
        profile={shell.profile}
        languages={<LanguageList />}
        renderCode={(field) => <EmailCodeField {...field} purpose="CHANGE_EMAIL" />}
        renderNewPassword={(field) => <NewPasswordField {...field} />}
        payPassword={
          shell.tenant.tenantPreference.supportBalancePay !== false && (
            <PayPasswordSettings
              renderCode={(code, onChange) => (
                <EmailCodeField email={email} purpose="PAY_PASSWORD" value={code} onChange={onChange} />
              )}
            />
          )
        }
      />
    </AccountFrame>
  );
}
AccountPage.frame = { contentHeader: [{ label: 'breadcrumbs.account' }], search: 'collapsed' } satisfies FrameSettings;
