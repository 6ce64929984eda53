import { useRouter } from 'next/router';
import { paths } from '../../../contract/paths';
import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadPurchase } from '../../../features/purchase/load-purchases';
import { PurchaseDetailScreen } from '../../../features/purchase/purchase-detail-screen';
import { pageProps, type LoaderData } from '../../../server/entry';
import { LateThread } from '../../../shell/late-thread';
import { LatePayDialog } from '../../../shell/late-pay-dialog';

const load = pageProps({ access: 'user', namespaces: ['purchase', 'payment', 'transit', 'my'] }, ({ call, query }) =>
  loadPurchase(call, query),
);
export const getServerSideProps = load;

export default function PurchasePage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => router.replace(paths.purchase(data.order.id), undefined, { scroll: false });
  // to close takes `?pay=1` from the address: at the same time it would outrun what is read anew
  return (
    <PurchaseDetailScreen
      {...data}
      onChanged={() => void reload()}
      thread={<LateThread about={{ kind: 'ORDER', id: data.order.id }} />}
      renderPay={(payment, close) => (
        <LatePayDialog payment={payment} onClose={close} onPaid={() => void reload().then(close)} />
      )}
    />
  );
}
PurchasePage.frame = {
  contentHeader: [{ label: 'breadcrumbs.purchases', href: paths.purchases() }, { label: 'breadcrumbs.order' }],
  search: 'collapsed',
} satisfies FrameSettings;
