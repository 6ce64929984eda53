import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadPurchases } from '../../features/purchase/load-purchases';
import { PurchaseListScreen } from '../../features/purchase/purchase-list-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';
import { LatePayDialog } from '../../shell/late-pay-dialog';

const load = pageProps({ access: 'user', namespaces: ['purchase', 'payment'] }, ({ call, query }) =>
  loadPurchases(call, query),
);
export const getServerSideProps = load;

export default function PurchasesPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  return (
    <AccountFrame>
      <PurchaseListScreen
        {...data}
        renderPay={({ payment }, close) =>
          payment && <LatePayDialog payment={payment} onClose={close} onPaid={() => (close(), reload())} />
        }
      />
    </AccountFrame>
  );
}
PurchasesPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.purchases' }],
  search: 'collapsed',
} satisfies FrameSettings;
