import type { FrameSettings, PageProps } from '../../client/shell-data';
import { EmailCodeField } from '../../features/auth/email-code-field';
import { BalanceNotOffered } from '../../features/wallet/balance-not-offered';
import { BalanceScreen } from '../../features/wallet/balance-screen';
import { holdsMoney, loadBalance } from '../../features/wallet/load-balance';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';

const load = pageProps({ access: 'user', namespaces: ['account'] }, async ({ call, query, tenant }) => {
  const balance = await loadBalance({ call, query });
  // money that is left from other days is shown also where the shop keeps no balances any more
  const isShown = tenant.tenantPreference.supportBalancePay !== false || holdsMoney(balance);
  const topUp = /^[1-9]\d{0,14}$/.test(query.topUp ?? '') ? Number(query.topUp) : null;
  return { balance: isShown ? balance : null, topUp };
});
export const getServerSideProps = load;

export default function BalancePage({ data: { balance, topUp }, shell }: PageProps<LoaderData<typeof load>>) {
  if (!balance)
    return (
      <AccountFrame>
        <BalanceNotOffered />
      </AccountFrame>
    );
  const email = shell.profile?.email ?? '';
  return (
    <AccountFrame>
      <BalanceScreen
        data={balance}
        email={email}
        topUp={topUp ?? undefined}
        renderCode={(code, onChange) => (
          <EmailCodeField email={email} purpose="PAY_PASSWORD" value={code} onChange={onChange} />
        )}
      />
    </AccountFrame>
  );
}
BalancePage.frame = { contentHeader: [{ label: 'breadcrumbs.balance' }], search: 'collapsed' } satisfies FrameSettings;
