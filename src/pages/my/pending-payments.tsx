import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadPendingPayments } from '../../features/payment/load-pending-payments';
import { PendingPaymentsScreen } from '../../features/payment/pending-payments-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';
import { LatePayDialog } from '../../shell/late-pay-dialog';
import { LatePinCode } from '../../shell/late-pin-code';

const load = pageProps({ access: 'user', namespaces: ['my', 'payment'] }, ({ call, query, profile }) =>
  loadPendingPayments({ call, query, isLooking: Boolean(profile?.look) }),
);
export const getServerSideProps = load;

export default function PendingPaymentsPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  return (
    <AccountFrame>
      <PendingPaymentsScreen
        {...data}
        onChanged={reload}
        renderCode={(code, onChange) => <LatePinCode value={code} onChange={onChange} />}
        renderPay={(payment, close) => (
          <LatePayDialog payment={payment} onClose={close} onPaid={() => (close(), reload())} />
        )}
      />
    </AccountFrame>
  );
}
PendingPaymentsPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.pendingPayments' }],
  search: 'collapsed',
} satisfies FrameSettings;
