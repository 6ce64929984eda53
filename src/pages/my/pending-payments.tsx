import { useRouter } from 'next/router';
import { pageWithin } from '../../client/page-within';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { PendingPaymentsScreen } from '../../features/payment/pending-payments-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';
import { LatePayDialog } from '../../shell/late-pay-dialog';

const load = pageProps({ access: 'user', namespaces: ['my', 'payment'] }, async ({ call, query, profile }) => {
  if (profile?.look) return { page: null };
  const page = await pageWithin(query.page, (pageNo) =>
    call('GET /front/payments/unpaid', { query: { pageNo, pageSize: 20 } }),
  );
  return { page };
});
export const getServerSideProps = load;

export default function PendingPaymentsPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  return (
    <AccountFrame>
      <PendingPaymentsScreen
        page={data.page}
        onChanged={reload}
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
